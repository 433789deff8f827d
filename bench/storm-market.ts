/** A market whose database statements are counted, as a process of its own. Prints its URL; `statements n` when it is told SIGUSR2. */

import { serve } from '#server/main.ts'

let statements = 0
const running = await serve(process.env, { withoutPage: true, onQuery: () => statements++ })
// What the start itself asks is no answer to anybody.
statements = 0
console.log(`url ${running.url}`)
process.on('SIGUSR2', () => console.log(`statements ${statements}`))
process.on('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
