/**
 * Rows as CSV (RFC 4180, with the mark that spreadsheets know UTF-8 by). What people have written cannot become a formula: a text
 * that begins like one is quoted with an apostrophe. Spreadsheets of some countries take semicolons or tabs for what parts the cells,
 * whatever is quoted: so what would begin like one after these is too.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`
}

function cellOf(text: string): string {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text
  const safe = text.replace(/^(?=[=+\-@\t\r])/, "'").replace(/[;\t\r\n](?=["\s]*[=+\-@])/g, "$&'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  URL.revokeObjectURL(href)
}
