/** Writes to the browser's console what a person need not be bothered with. The one place that does. */
export function log(what: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the log
  console.warn(`surety: ${what}`, ...(cause === undefined ? [] : [cause]))
}
