import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#outside/processes.ts'

const configuration = join(import.meta.dirname, '..', '..', 'deploy', 'centrifugo.json')

/** The program, as the Go client installs it (`go install github.com/centrifugal/centrifugo/v6@latest`); null where there is none. */
export function findCentrifugo(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), process.env.GOBIN ?? '', join(homedir(), 'go/bin')]
  return folders.map((folder) => join(folder, 'centrifugo')).find((path) => existsSync(path)) ?? null
}

/** Starts it as `deploy/centrifugo.json` says, for a market at `origin`; `env` is what that market's settings say of it. */
export async function startCentrifugo(program: string, origin: string) {
  const [port, apiKey, tokenSecret] = [await freePort(), randomUUID(), randomUUID() + randomUUID()]
  const child = spawn(program, ['--config', configuration], {
    env: {
      ...process.env,
      CENTRIFUGO_HTTP_SERVER_ADDRESS: '127.0.0.1',
      CENTRIFUGO_HTTP_SERVER_PORT: String(port),
      CENTRIFUGO_HTTP_API_KEY: apiKey,
      CENTRIFUGO_CLIENT_TOKEN_HMAC_SECRET_KEY: tokenSecret,
      CENTRIFUGO_CLIENT_TOKEN_AUDIENCE: origin,
      CENTRIFUGO_CLIENT_ALLOWED_ORIGINS: origin,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error('Centrifugo did not start')
    await pause(50)
  }
  return {
    env: {
      CENTRIFUGO_API_URL: `http://127.0.0.1:${port}/api`,
      CENTRIFUGO_API_KEY: apiKey,
      CENTRIFUGO_TOKEN_SECRET: tokenSecret,
      CENTRIFUGO_WS_URL: `ws://127.0.0.1:${port}/connection/websocket`,
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
