import { useMemo } from 'react'
import { type ContentType, contentTypes } from '#domain/blog/post.ts'
import { deepestNesting, nestingOf } from '#domain/prose/rules.ts'
import { postHtml } from './sanitise.ts'

/** The content of a post: a text as it is, HTML and Markdown through the one sanitising door. */
export function PostProse({ contentType, content }: { contentType: ContentType; content: string }) {
  const html = useMemo(() => shownHtml(contentType, content), [contentType, content])
  if (contentType === contentTypes.text) {
    return (
      <div className="blog-content" data-text="true">
        {content}
      </div>
    )
  }
  if (html === null) return <p className="blog-none">This content is nested too deeply to be shown.</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the door, and what comes out of it is sanitised
  return <div className="blog-content" dangerouslySetInnerHTML={{ __html: html }} />
}

/** null: it is nested so deeply that making it HTML, or laying it out, would be too much. The server keeps no such post. */
function shownHtml(contentType: ContentType, content: string): string | null {
  if (contentType === contentTypes.text) return ''
  if (nestingOf(content) > deepestNesting) return null
  try {
    return postHtml(contentType, content)
  } catch (fault) {
    if (fault instanceof RangeError) return null
    throw fault
  }
}
