/** A market whose database statements are counted, as a process of its own. Prints its URL; `statements n` when it is told SIGUSR2. */

import { serve } from '#server/main.ts'

let statements = 0
const running = await serve(process.env, { withoutPage: true, onQuery: () => statements++ })
// What the start itself asks is no answer to anybody.
statements = 0
process.on('SIGUSR2', () => console.log(`statements ${statements}`))
// Only now: it may be asked as soon as this is read.
console.log(`url ${running.url}`)
process.on('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
