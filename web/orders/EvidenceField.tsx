import { useId } from 'react'
import { useConfig } from '#web/session/config.ts'
import { ImagePreview } from '#web/ui/ImagePreview.tsx'
import { ordersWords } from '#web/words/orders.ts'
import css from './NextAction.module.css'
import { type Evidence, mostImages } from './use-evidence.ts'

/** Images beside a statement: a receipt, a screenshot of the account. */
export function EvidenceField({ evidence }: { evidence: Evidence }) {
  const id = useId()
  const { allowedMaxSize, allowedMimeTypes } = useConfig().upload
  const { images, faults, isSending } = evidence
  return (
    <div className={css.evidence}>
      <label htmlFor={id}>{ordersWords.images}</label>
      <input
        id={id}
        type="file"
        multiple
        disabled={isSending}
        accept={allowedMimeTypes.join(',')}
        aria-describedby={`${id}-hint ${id}-faults`}
        onChange={(event) => {
          evidence.choose([...(event.currentTarget.files ?? [])])
          // The same file can be chosen once more.
          event.currentTarget.value = ''
        }}
      />
      <p id={`${id}-hint`} className="small muted">
        {ordersWords.receiptsOrScreenshots(mostImages, allowedMaxSize)}
      </p>
      {images.map((one) => (
        <ImagePreview
          key={one.clientId}
          name={one.file.name}
          preview={one.preview}
          removeLabel={ordersWords.remove(one.file.name)}
          isDisabled={isSending}
          onRemove={() => evidence.remove(one)}
        />
      ))}
      <div id={`${id}-faults`} role="alert">
        {faults.map((fault) => (
          <p key={fault} className={css.missed}>
            {fault}
          </p>
        ))}
      </div>
    </div>
  )
}
