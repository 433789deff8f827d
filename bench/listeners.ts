import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What is asked of many listeners. */
export interface Listening {
  readonly url: string
  readonly origin: string
  /** What each sends when it is connected: one frame of text each. */
  readonly says: (index: number) => readonly string[]
  /** What a listener has read when it is ready. */
  readonly isReady: (text: string) => boolean
  /** Whether what they read afterwards is kept too. */
  readonly keeps?: boolean
}

/**
 * Many WebSocket connections with as little work for each as there can be: what comes in is counted in bytes and not parsed, so that
 * the server is what is measured.
 */
export class Listeners {
  readonly sockets: Socket[] = []
  /** What each has read until it was ready, and where that is kept, afterwards. */
  readonly greetings: string[] = []
  bytes = 0

  /** Connects so many, at most `atOnce` being on their way; answers when all are ready. */
  async connect(count: number, atOnce: number, listening: Listening): Promise<void> {
    let next = this.sockets.length
    const end = next + count
    const lanes = Array.from({ length: Math.min(atOnce, count) }, async () => {
      while (next < end) await this.#open(next++, listening)
    })
    await Promise.all(lanes)
  }

  /** Waits until so many bytes have come since `bytes` was set to 0. */
  async until(bytes: number): Promise<void> {
    while (this.bytes < bytes) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  /** Cuts every connection. */
  drop(): void {
    for (const socket of this.sockets.splice(0)) socket.resetAndDestroy()
    this.greetings.length = 0
  }

  async #open(index: number, { url, origin, says, isReady, keeps }: Listening): Promise<void> {
    const { hostname, port, pathname } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => socket.destroy())
    await once(socket, 'connect')
    socket.write(
      `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    )
    await this.#greeting(index, socket, (text) => text.includes('\r\n\r\n'))
    for (const text of says(index)) socket.write(maskedFrame(text))
    await this.#greeting(index, socket, (text) => isReady(text))
    socket.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length
      if (chunk.includes(ping)) {
        this.bytes -= ping.length
        socket.write(pong)
      }
      if (keeps) this.greetings[index] += String(chunk)
    })
    this.sockets[index] = socket
  }

  async #greeting(index: number, socket: Socket, isWhole: (text: string) => boolean): Promise<void> {
    let text = ''
    if (isWhole(text)) return
    const whole = Promise.withResolvers<void>()
    const onData = (chunk: Buffer) => {
      text += String(chunk)
      if (isWhole(text)) whole.resolve()
    }
    const onClose = () => whole.reject(new Error(`a listener was turned away: ${text.slice(0, 200)}`))
    socket.on('data', onData).on('close', onClose)
    await whole.promise.finally(() => socket.off('data', onData).off('close', onClose))
    this.greetings[index] = text
  }
}

/** The server asks now and then whether somebody is there; that is no message. */
const ping = Buffer.from([0x81, 0x02, 0x7b, 0x7d])
const pong = maskedFrame('{}')

/** A client's frame; the mask is zero, so that the bytes stay what they are. */
function maskedFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? Buffer.from([0x81, 0x80 | length]) : Buffer.from([0x81, 0xfe, length >> 8, length & 255])
  return Buffer.concat([head, Buffer.alloc(4), Buffer.from(text)])
}
