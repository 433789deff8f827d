/** The realtime room as the configuration names it. */
export interface Room {
  readonly endpoint: string
  readonly token: string
}

/**
 * Who is calling. The session installs itself here at start, so that calls know the person without knowing the session.
 * `renew` exchanges the tokens once (`refused` when the server will not), `end` ends the session and goes home.
 */
export interface Identity {
  token(): string | null
  renew(usedToken: string): Promise<'renewed' | 'refused' | 'unreachable'>
  end(): void
  room(): Room | null
}

let current: Identity = { token: () => null, renew: async () => 'refused', end: () => undefined, room: () => null }

export function installIdentity(identity: Identity): void {
  current = identity
}

export function identity(): Identity {
  return current
}
