/** Where a boundary says what an operator should know. pino's loggers and `console` fit. */
export type Log = { info(message: string): void; warn(message: string): void }
