/**
 * The operator's `.env` in the folder where a command is run, if there is one; what the environment says already stands. Imported first.
 * Node's own option for it tells everybody who has no such file that it is missing.
 */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
