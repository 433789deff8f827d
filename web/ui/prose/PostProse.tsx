import { useMemo } from 'react'
import { type ContentType, contentTypes } from '#domain/blog/post.ts'
import { uiPartsWords } from '#web/words/ui-parts.ts'
import { postHtml } from './sanitise.ts'

/** The content of a post: a text as it is, HTML and Markdown through the one sanitising door. */
export function PostProse({ contentType, content }: { contentType: ContentType; content: string }) {
  const isText = contentType === contentTypes.text
  const html = useMemo(() => (isText ? null : postHtml(contentType, content)), [isText, contentType, content])
  if (isText) {
    return (
      <div className="blog-content" data-text="true">
        {content}
      </div>
    )
  }
  if (html === null) return <p className="blog-none">{uiPartsWords.thisContentIsNested}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the door, and what comes out of it is sanitised
  return <div className="blog-content" dangerouslySetInnerHTML={{ __html: html }} />
}
