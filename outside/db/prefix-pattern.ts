/** The pattern for `lower(…) like …` that matches whatever begins with this text, in any case. */
export function prefixPattern(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
}
