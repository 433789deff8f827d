/**
 * forge from npm, with the compiler of the project. Run by itself it hands its arguments to `forge test`:
 * `npm run test:contracts -- --match-path 'contracts/test/unit/Wrapper/*'`.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Runs forge with these arguments and answers its exit code and what it wrote to standard output, which is also shown unless
 * `quiet`. It is ended after `timeoutMs`, and with this process.
 */
export async function forge(
  args: readonly string[],
  { quiet = false, env = {}, timeoutMs }: { quiet?: boolean; env?: NodeJS.ProcessEnv; timeoutMs?: number } = {},
): Promise<{ code: number | null; output: string }> {
  // The compiler is a script that says `env node`: it gets the node that runs us.
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(binary(), args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: path },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
    ...(timeoutMs ? { timeout: timeoutMs } : {}),
  })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  child.once('close', () => process.off('exit', end))
  child.once('error', reject)
  return { code: await promise, output: Buffer.concat(chunks).toString('utf8') }
}

/** forge's npm package carries a JavaScript wrapper that looks for the program where npm may not have put it. */
function binary(): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/forge-${process.platform}-${cpu}`
  const require = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/forge/package.json'))
  try {
    const folder = join(dirname(require.resolve(`${name}/package.json`)), 'bin')
    return join(folder, process.platform === 'win32' ? 'forge.exe' : 'forge')
  } catch {
    throw new Error(`There is no forge for this machine (${name}); the contracts' tests cannot run here.`)
  }
}

if (import.meta.main) {
  const { code } = await forge(['test', ...process.argv.slice(2)])
  process.exitCode = code ?? 1
}
