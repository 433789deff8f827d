/** Where a boundary logs for the operator: ids and figures in the object, one sentence besides. pino's loggers and `console` fit. */
export type Log = { info(fields: LogFields, message: string): void; warn(fields: LogFields, message: string): void }

export type LogFields = Readonly<Record<string, unknown>>
