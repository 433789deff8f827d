import type { ReactNode } from 'react'

/** A sentence one part of which is shown as something of its own, like a link: the catalogue marks its place as `{{…}}`. */
export function withPart(
  sentence: string,
  show: (part: string) => ReactNode,
  rest: (after: string) => ReactNode = (after) => after,
): ReactNode {
  const [, before, part, after = ''] = /^(.*?)\{\{(.*?)\}\}(.*)$/s.exec(sentence) ?? []
  if (part === undefined) return sentence
  return (
    <>
      {before}
      {show(part)}
      {rest(after)}
    </>
  )
}

/** A sentence with several such parts, all shown in the same way. */
export function withParts(sentence: string, show: (part: string) => ReactNode): ReactNode {
  return withPart(sentence, show, (after) => withParts(after, show))
}
