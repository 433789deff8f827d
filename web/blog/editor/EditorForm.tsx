import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { type ContentType, contentTypes, type PostLang, postBounds, postStatuses } from '#domain/blog/post.ts'
import { PostProse } from '#web/ui/prose/PostProse.tsx'
import { CoverField } from './CoverField.tsx'
import type { Draft } from './draft.ts'
import css from './Editor.module.css'
import { UploadButton } from './UploadButton.tsx'
import type { Editor } from './use-editor.ts'

const types = [
  { value: String(contentTypes.text), label: 'Text' },
  { value: String(contentTypes.html), label: 'HTML' },
  { value: String(contentTypes.markdown), label: 'Markdown' },
]
const langs: { value: PostLang; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Russian' },
]
const statuses = [
  { value: String(postStatuses.draft), label: 'Draft' },
  { value: String(postStatuses.published), label: 'Publish' },
]

/** The fields of a post, with what readers will see beside its text. */
export function EditorForm({ editor }: { editor: Editor }) {
  const { draft, change, isDirty, isSaving, start } = editor
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  return (
    <form className={css.form} aria-label="Post" noValidate onSubmit={submit}>
      <Naming editor={editor} />
      <CoverField editor={editor} />
      <Textarea
        rows={3}
        label="Teaser"
        description="One or two sentences for the list of posts."
        {...textOf(editor, 'teaser')}
      />
      <Content editor={editor} />
      <Meta editor={editor} />
      <div className={css.row}>
        <Switch
          withThumbIndicator={false}
          label="Pinned"
          description="Pinned posts stand first in the blog."
          checked={draft.isPinned}
          onChange={({ currentTarget }) => change({ isPinned: currentTarget.checked })}
        />
        <NativeSelect
          label="Status"
          data={statuses}
          value={String(draft.status)}
          onChange={({ target }) => change({ status: Number(target.value) as Draft['status'] })}
        />
      </div>
      <footer className={css.footer}>
        {isDirty && <span className="muted small">There are unsaved changes.</span>}
        <Button type="submit" loading={isSaving}>
          Save Changes
        </Button>
      </footer>
    </form>
  )
}

function Naming({ editor }: { editor: Editor }) {
  const { draft, change, isAliasOwn } = editor
  return (
    <>
      <TextInput label="Title" withAsterisk maxLength={postBounds.title} {...textOf(editor, 'title')} />
      <div className={css.row}>
        <TextInput
          label="Alias"
          withAsterisk
          description={isAliasOwn ? 'The last part of the post’s address.' : 'Follows the title until you change it.'}
          maxLength={postBounds.alias}
          {...textOf(editor, 'alias')}
        />
        <TextInput label="Tags" description="Words with spaces between them." {...textOf(editor, 'tags')} />
      </div>
      <div className={css.row}>
        <NativeSelect
          label="Content type"
          withAsterisk
          data={types}
          value={String(draft.contentType)}
          onChange={({ target }) => change({ contentType: Number(target.value) as ContentType })}
        />
        <NativeSelect
          label="Language"
          withAsterisk
          data={langs}
          value={draft.lang}
          onChange={({ target }) => change({ lang: target.value as PostLang })}
        />
      </div>
    </>
  )
}

const hints: Readonly<Record<ContentType, string>> = {
  [contentTypes.text]: 'Shown as it is, line by line.',
  [contentTypes.html]:
    'What a post may not hold, like scripts, styles, forms and frames, is left out when it is saved.',
  [contentTypes.markdown]: 'Headings, lists, links, tables and pictures of this market. HTML in it is shown as text.',
}

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
          label="Content"
          withAsterisk
          description={hints[draft.contentType]}
          classNames={{ input: css.text }}
          lang={draft.lang}
          maxLength={postBounds.content}
          {...textOf(editor, 'content')}
        />
        {draft.contentType !== contentTypes.text && <UploadButton word="Insert an image" onDone={insert} />}
      </div>
      <section className={css.preview} aria-label="Preview" lang={draft.lang}>
        {draft.content.trim() === '' ? (
          <p className="muted small">What readers will see appears here.</p>
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
      <legend>For search engines and shared links</legend>
      <TextInput
        label="Meta title"
        description="The title where nothing is entered."
        maxLength={postBounds.metaTitle}
        {...textOf(editor, 'metaTitle')}
      />
      <TextInput
        label="Meta keywords"
        description="Words with spaces between them."
        {...textOf(editor, 'metaKeywords')}
      />
      <Textarea
        label="Meta description"
        description="The teaser where nothing is entered."
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
