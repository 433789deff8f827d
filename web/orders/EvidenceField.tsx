import { useId } from 'react'
import { imageTypes } from '#domain/messages/bounds.ts'
import { useConfig } from '#web/session/config.ts'
import css from './NextAction.module.css'
import { type Evidence, mostImages } from './use-evidence.ts'

/** Images beside a statement: a receipt, a screenshot of the account. */
export function EvidenceField({ evidence }: { evidence: Evidence }) {
  const id = useId()
  const { allowedMaxSize } = useConfig().upload
  return (
    <div className={css.statement}>
      <label htmlFor={id}>Images</label>
      <input
        id={id}
        type="file"
        multiple
        accept={imageTypes.join(',')}
        aria-describedby={`${id}-hint`}
        onChange={(event) => evidence.choose([...(event.target.files ?? [])])}
      />
      <p id={`${id}-hint`} className="small muted">
        {evidence.images.length > 0
          ? evidence.images.map(({ file }) => file.name).join(', ')
          : `Receipts or screenshots, at most ${mostImages} of ${allowedMaxSize} MB each. They go into the chat.`}
      </p>
    </div>
  )
}
