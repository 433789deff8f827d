import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { type ContentType, contentTypes, type PostLang, postBounds, postStatuses } from '#domain/blog/post.ts'
import { PostProse } from '#web/ui/prose/PostProse.tsx'
import { blogEditorWords } from '#web/words/blog-editor.ts'
import { CoverField } from './CoverField.tsx'
import type { Draft } from './draft.ts'
import css from './Editor.module.css'
import { UploadButton } from './UploadButton.tsx'
import type { Editor } from './use-editor.ts'

const types = () => [
  { value: String(contentTypes.text), label: blogEditorWords.text },
  { value: String(contentTypes.html), label: 'HTML' },
  { value: String(contentTypes.markdown), label: blogEditorWords.markdown },
]
const langs = (): { value: PostLang; label: string }[] => [
  { value: 'en', label: blogEditorWords.english },
  { value: 'ru', label: blogEditorWords.russian },
]
const statuses = () => [
  { value: String(postStatuses.draft), label: blogEditorWords.draft },
  { value: String(postStatuses.published), label: blogEditorWords.publish },
]

/** The fields of a post, with what readers will see beside its text. */
export function EditorForm({ editor }: { editor: Editor }) {
  const { draft, change, isDirty, isSaving, start } = editor
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  return (
    <form className={css.form} aria-label={blogEditorWords.post} noValidate onSubmit={submit}>
      <Naming editor={editor} />
      <CoverField editor={editor} />
      <Textarea
        rows={3}
        label={blogEditorWords.teaser}
        description={blogEditorWords.oneOrTwoSentences}
        {...textOf(editor, 'teaser')}
      />
      <Content editor={editor} />
      <Meta editor={editor} />
      <div className={css.row}>
        <Switch
          withThumbIndicator={false}
          label={blogEditorWords.pinned}
          description={blogEditorWords.pinnedPostsStandFirst}
          checked={draft.isPinned}
          onChange={({ currentTarget }) => change({ isPinned: currentTarget.checked })}
        />
        <NativeSelect
          label={blogEditorWords.status}
          data={statuses()}
          value={String(draft.status)}
          onChange={({ target }) => change({ status: Number(target.value) as Draft['status'] })}
        />
      </div>
      <footer className={css.footer}>
        {isDirty && <span className="muted small">{blogEditorWords.thereAreUnsavedChanges}</span>}
        <Button type="submit" loading={isSaving}>
          {blogEditorWords.saveChanges}
        </Button>
      </footer>
    </form>
  )
}

function Naming({ editor }: { editor: Editor }) {
  const { draft, change, isAliasOwn } = editor
  return (
    <>
      <TextInput label={blogEditorWords.title} withAsterisk maxLength={postBounds.title} {...textOf(editor, 'title')} />
      <div className={css.row}>
        <TextInput
          label={blogEditorWords.alias}
          withAsterisk
          description={isAliasOwn ? blogEditorWords.lastPart : blogEditorWords.followsTheTitle}
          maxLength={postBounds.alias}
          {...textOf(editor, 'alias')}
        />
        <TextInput
          label={blogEditorWords.tags}
          description={blogEditorWords.wordsWithSpacesBetween}
          {...textOf(editor, 'tags')}
        />
      </div>
      <div className={css.row}>
        <NativeSelect
          label={blogEditorWords.contentType}
          withAsterisk
          data={types()}
          value={String(draft.contentType)}
          onChange={({ target }) => change({ contentType: Number(target.value) as ContentType })}
        />
        <NativeSelect
          label={blogEditorWords.language}
          withAsterisk
          data={langs()}
          value={draft.lang}
          onChange={({ target }) => change({ lang: target.value as PostLang })}
        />
      </div>
    </>
  )
}

const hints = (): Readonly<Record<ContentType, string>> => ({
  [contentTypes.text]: blogEditorWords.shownAs,
  [contentTypes.html]: blogEditorWords.whatAPostMay,
  [contentTypes.markdown]: blogEditorWords.headingsListsLinksTables,
})

/** The text, and beside it what becomes of it; on a narrow screen below it. */
function Content({ editor }: { editor: Editor }) {
  const { draft, change } = editor
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (imageUrl: string) => {
    const { selectionStart = draft.content.length, selectionEnd = selectionStart } = area.current ?? {}
    const isHtml = draft.contentType === contentTypes.html
    const mark = isHtml ? `<img src="${imageUrl}" alt="">` : `![](${imageUrl})`
    change({ content: draft.content.slice(0, selectionStart) + mark + draft.content.slice(selectionEnd) })
  }
  return (
    <div className={css.content}>
      <div>
        <Textarea
          ref={area}
          label={blogEditorWords.content}
          withAsterisk
          description={hints()[draft.contentType]}
          classNames={{ input: css.text }}
          lang={draft.lang}
          maxLength={postBounds.content}
          {...textOf(editor, 'content')}
        />
        {draft.contentType !== contentTypes.text && (
          <UploadButton word={blogEditorWords.insertAnImage} onDone={insert} />
        )}
      </div>
      <section className={css.preview} aria-label={blogEditorWords.preview} lang={draft.lang}>
        {draft.content.trim() === '' ? (
          <p className="muted small">{blogEditorWords.whatReadersWillSee}</p>
        ) : (
          <PostProse contentType={draft.contentType} content={draft.content} />
        )}
      </section>
    </div>
  )
}

function Meta({ editor }: { editor: Editor }) {
  return (
    <fieldset className={css.meta}>
      <legend>{blogEditorWords.forSearchEngines}</legend>
      <TextInput
        label={blogEditorWords.metaTitle}
        description={blogEditorWords.titleWhereNothing}
        maxLength={postBounds.metaTitle}
        {...textOf(editor, 'metaTitle')}
      />
      <TextInput
        label={blogEditorWords.metaKeywords}
        description={blogEditorWords.wordsWithSpacesBetween}
        {...textOf(editor, 'metaKeywords')}
      />
      <Textarea
        label={blogEditorWords.metaDescription}
        description={blogEditorWords.teaserWhereNothing}
        classNames={{ input: css.description }}
        maxLength={postBounds.metaDescription}
        {...textOf(editor, 'metaDescription')}
      />
    </fieldset>
  )
}

type TextField = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft]

/** What a field for text of the draft needs. */
function textOf({ draft, change, faults }: Editor, name: TextField) {
  return {
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  }
}
