/** The floor under every HTTP figure: node:http alone, which reads a JSON body and answers with the bytes it was given. Prints its URL. */

import { createServer } from 'node:http'

const answer = process.env['REPLY'] ?? ''

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    text += chunk
  })
  request.on('end', () => {
    JSON.parse(text)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
    response.end(answer)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`url http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
