import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const shapesUnread = fileURLToPath(new URL('web/client/shapes-unread.ts', import.meta.url))

const root = fileURLToPath(new URL('.', import.meta.url))

/** What a first visit to home cannot do without begins here; every other page is a chunk of its own. */
const first = [`${root}web/main.tsx`]
/** What home shows a moment later. */
const second = ['web/swap/BehindPrice.tsx', 'web/swap/SelectView.tsx', 'web/shell/HaltBanner.tsx'].map(
  (file) => root + file,
)

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

let firstModules: ReadonlySet<string> | null = null
let secondModules: ReadonlySet<string> | null = null

/** Which of home's two files a module of ours comes in: what their screens import, and what that imports. */
function fileOfHome(id: string, graph: ModuleGraph): 'first' | 'second' | null {
  firstModules ??= reachableFrom(first, graph)
  secondModules ??= reachableFrom(second, graph)
  return firstModules.has(id) ? 'first' : secondModules.has(id) ? 'second' : null
}

/** A library's index names all that it has, so libraries are not walked through: they follow where they are used. */
function reachableFrom(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(starts)
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (next.startsWith(root) && !next.includes('/node_modules/')) found.add(next)
    }
  }
  return found
}

/**
 * The bundler's loader fetches the styles of later pages by links of its own. The page's import map knows what each must be; scripts are
 * held against it by the browser itself.
 */
const integrityOfLaterStyles: Plugin = {
  name: 'integrity-of-later-styles',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return
    const place = 'link.href = dep.href;'
    if (!code.includes(place)) this.error('the loader of later pages has changed: styles would come without integrity')
    const known = "JSON.parse(document.querySelector('script[type=importmap]').textContent).integrity"
    return { code: code.replace(place, `${place} if (isCss) link.integrity = ${known}[dep.pathname];`), map: null }
  },
}

/** The library's reset, and those of its components that others are made of and add their own look to. */
const mantineBase = /\/@mantine\/core\/styles\/(?:baseline|UnstyledButton|Input|InlineInput|Popover|ScrollArea)\./

/**
 * Each stylesheet stands in a layer of the order that web/index.html gives, by where it lies: whichever page is opened first, and whatever
 * its chunk brings along, the same rule wins. Within the library's layer its base stands below what is made of it.
 */
const cssLayers: Plugin = {
  name: 'css-layers',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?')
    const layer = layerOf(file)
    return file.endsWith('.css') && layer ? { code: `@layer ${layer} {\n${code}\n}`, map: null } : undefined
  },
}

function layerOf(file: string): 'reset' | 'ui' | 'page' | 'mantine' | null {
  // What is in the library's layer already comes to stand in a layer within it, which all that is straight in it beats.
  if (file.includes('/node_modules/')) return mantineBase.test(file) ? 'mantine' : null
  if (!file.startsWith(`${root}web/ui/`)) return 'page'
  return file.endsWith('.module.css') ? 'ui' : 'reset'
}

/**
 * The browser's half. The page itself is web/index.html, which the server fills per request from the manifest; Vite bundles
 * only what begins at web/main.tsx. `--mode demo` adds the demo wallet; every other build is without a trace of it.
 */
export default defineConfig(({ mode, command }) => ({
  root: 'web',
  plugins: [react(), cssLayers, integrityOfLaterStyles],
  // The schema library tries to compile code at run time, which the page's policy forbids, and is 30 kB that nothing uses.
  resolve: { alias: command === 'build' ? { zod: shapesUnread } : {} },
  define: { __DEMO_WALLET__: JSON.stringify(mode === 'demo' || command === 'serve') },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1024,
    rolldownOptions: {
      input: 'web/main.tsx',
      output: {
        codeSplitting: {
          // What home needs comes in few files instead of in dozens of crumbs, with what it needs of libraries.
          groups: [
            {
              name: 'preload',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|web\/preload\.ts$/,
            },
            { debugName: 'home', name: fileOfHome },
          ],
        },
      },
    },
  },
}))
