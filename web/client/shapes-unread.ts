/**
 * Stands in for zod in the browser's bundle (see vite.config.ts). The wire's shapes are read on the server; the browser
 * uses a declared endpoint's method and path only, and its types, which cost nothing. Shapes declared with this are empty,
 * and reading with one throws, so nobody can believe that something was checked here.
 */
const reading = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode'])

function read(): never {
  throw new Error('shapes are not read in the browser')
}

const shape: object = new Proxy(() => undefined, {
  get: (_, name) => (reading.has(name) ? read : shape),
  apply: () => shape,
})

export const z = shape
