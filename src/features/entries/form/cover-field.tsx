import { useState } from 'react'
import type { DropItem } from 'react-aria-components'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { ActionButton } from '../../../ui/action-button'
import { pictureTypes } from '../editor/pictures/find-picture-fault'
import type { Pictures } from '../pictures'
import { FieldFrame } from './field-frame'
import * as css from './form.module.css'
import { useFormField } from './form-context'
import { limits } from './limits'
import { TextEntry } from './text-entry'

interface Cover {
  src?: string | undefined
  alt?: string | undefined
}

interface Props {
  pictures: Pictures
  cover: Cover | undefined
  onChange: (cover: Cover | undefined) => void
}

/** The picture above the text: picked, pasted or dropped, with what it shows in words. */
export function CoverField({ pictures, cover, onChange }: Props) {
  const { isReadOnly } = useFormField('fields.cover')
  const { add, isBusy, problem } = useUpload(pictures, (src) => onChange({ ...cover, src }))
  const src = cover?.src
  return (
    <>
      <FieldFrame
        field="fields.cover"
        label="Picture above the text"
        hint="Without one the article’s chart is shown."
        isEmpty={src === undefined}
      >
        {src !== undefined && <img src={pictures.show(src)} alt={cover?.alt ?? ''} className={css.cover} />}
        {!isReadOnly && (
          <DropZone
            aria-label="Drop or paste a cover"
            className={css.drop}
            onDrop={({ items }) => void findFile(items).then((file) => file && add(file))}
          >
            <FileTrigger
              acceptedFileTypes={[...pictureTypes]}
              onSelect={(files) => files?.[0] && add(files[0])}
            >
              <ActionButton isPending={isBusy}>{label(isBusy, src)}</ActionButton>
            </FileTrigger>
            <span className={css.hint}>Or drop it here, or paste it. At most 15 MB.</span>
            {src !== undefined && (
              <ActionButton look="plain" onPress={() => onChange(undefined)}>
                Remove the cover
              </ActionButton>
            )}
          </DropZone>
        )}
        {problem !== undefined && (
          <p role="alert" className={css.fault}>
            {problem}
          </p>
        )}
      </FieldFrame>
      {cover !== undefined && (
        <TextEntry
          field="fields.cover.alt"
          label="What the cover shows"
          hint="For someone who cannot see it."
          lines={2}
          value={cover.alt}
          limit={limits.alt}
          onChange={(alt) => onChange({ ...cover, alt })}
        />
      )}
    </>
  )
}

const label = (isBusy: boolean, src: string | undefined) =>
  isBusy ? 'Uploading…' : src === undefined ? 'Choose a picture' : 'Choose another'

/** The first file among what was dropped or pasted. */
async function findFile(items: readonly DropItem[]): Promise<File | undefined> {
  for (const item of items) if (item.kind === 'file') return item.getFile()
  return undefined
}

function useUpload(pictures: Pictures, onAdded: (src: string) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const upload = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      onAdded((await pictures.add(file)).src)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }
  return { add: (file: File) => void upload(file), isBusy, problem }
}
