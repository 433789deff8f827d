/** A market of the bench's own, as a process of its own. Prints its URL. */

import { serve } from '#server/main.ts'

const running = await serve(process.env, { withoutPage: true })
console.log(`url ${running.url}`)
process.on('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
