/** A notification in words: what happened, and what is to be done next. */
export interface ToldWords {
  readonly title: string
  readonly text: string
}

/** The facts as sentences take them. */
export interface Said {
  readonly pair: string
  readonly sent: string
  readonly paid: string
  /** ` by 3 Mar, 14:02`, or nothing. */
  readonly by: string
  readonly decided: string
  readonly token: string
}
