/** A pattern for `lower(…) like …` that lets through whatever begins with this text, in any case. */
export function beginning(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
}
