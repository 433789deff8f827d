/**
 * `npm run settings` writes `.env.example` and `docs/settings.md` from the schema of the settings and their words; with --check
 * nothing is written, and a page that differs fails.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asEnvFile, asPage } from './pages.ts'

const root = join(import.meta.dirname, '..', '..')
const made = { '.env.example': asEnvFile(), 'docs/settings.md': asPage() }

if (process.argv.includes('--check')) {
  for (const [file, text] of Object.entries(made)) {
    if (readFileSync(join(root, file), 'utf8') === text) continue
    console.error(`${file} is not as the settings are: npm run settings`)
    process.exitCode = 1
  }
} else {
  for (const [file, text] of Object.entries(made)) writeFileSync(join(root, file), text)
}
