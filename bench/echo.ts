/** The floor under every HTTP figure: node:http alone, reading a JSON body and answering it. Prints its URL. */

import { createServer } from 'node:http'

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    text += chunk
  })
  request.on('end', () => {
    const body = JSON.stringify(JSON.parse(text))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`url http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
