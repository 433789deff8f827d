import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** How it takes mails: as usual, refusing a recipient with these words, silent from the start, or silent once it has the text. */
export type SmtpMood = 'well' | 'silent' | 'silent after the text' | { readonly refusal: string }

/** A mail server on loopback that does as tests tell it. */
export class TestSmtp {
  readonly mails: { readonly to: string; readonly text: string }[] = []
  mood: SmtpMood = 'well'
  #server: Server | null = null
  readonly #sockets = new Set<Socket>()

  /** Listens on the port, or on a free one. Answers its URL. */
  async start(port = 0): Promise<string> {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => this.#sockets.delete(socket))
      this.#talk(socket)
    })
    await new Promise<void>((resolve) => this.#server?.listen(port, '127.0.0.1', () => resolve()))
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The mails to one address, whole. */
  to(address: string): string[] {
    return this.mails.filter(({ to }) => to === address).map(({ text }) => text)
  }

  /** Ends every conversation: whoever still waits for an answer gets none. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async stop(): Promise<void> {
    this.hangUp()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  #talk(socket: Socket): void {
    if (this.mood === 'silent') return
    const say = (line: string) => socket.write(`${line}\r\n`)
    let to = ''
    let text: string | null = null
    let rest = ''
    say('220 test ESMTP')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (text !== null && line !== '.') text += `${line}\n`
        else if (text !== null) {
          this.mails.push({ to, text })
          text = null
          if (this.mood !== 'silent after the text') say('250 taken')
        } else if (/^RCPT TO/i.test(line)) {
          to = /<([^>]*)>/.exec(line)?.[1] ?? ''
          say(typeof this.mood === 'object' ? this.mood.refusal : '250 ok')
        } else if (/^DATA/i.test(line)) {
          text = ''
          say('354 go on')
        } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
      }
    })
  }
}
