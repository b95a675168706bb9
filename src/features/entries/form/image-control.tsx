import { use, useState } from 'react'
import type { DropItem } from 'react-aria-components'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { ImageField } from '../../../../contract/content/field'
import { ActionButton } from '../../../ui/action-button'
import { PicturePicker } from '../../../ui/picture-picker'
import { imageTypes } from '../editor/images/validate-image'
import type { Pictures } from '../pictures'
import { TextControl } from './basic-controls'
import { FieldFrame } from './field-frame'
import { FormResources, useFormField, type ControlProps } from './form-context'
import * as css from './form.module.css'

interface Image {
  src?: string | undefined
  alt?: string | undefined
}

/** An image: picked, pasted or dropped, with its alt text. */
export function ImageControl({ path, field, value: image, onChange }: ControlProps<ImageField, Image>) {
  const { isReadOnly } = useFormField(path)
  const { pictures } = use(FormResources)
  const { add, isBusy, problem } = useUpload(pictures, (src) => onChange({ ...image, src }))
  const [isPicking, setPicking] = useState(false)
  const src = image?.src
  const name = field.label.toLowerCase()
  return (
    <>
      <FieldFrame path={path} field={field} isEmpty={src === undefined}>
        {src !== undefined && <img src={pictures.show(src)} alt={image?.alt ?? ''} className={css.image} />}
        {!isReadOnly && (
          <DropZone
            aria-label={`Drop or paste a ${name}`}
            className={css.drop}
            onDrop={({ items }) => void findFile(items).then((file) => file && add(file))}
          >
            <FileTrigger
              acceptedFileTypes={[...imageTypes]}
              onSelect={(files) => files?.[0] && add(files[0])}
            >
              <ActionButton isPending={isBusy}>
                {isBusy ? 'Uploading…' : src === undefined ? 'Upload an image' : 'Upload another'}
              </ActionButton>
            </FileTrigger>
            <ActionButton onPress={() => setPicking(true)}>Choose from library</ActionButton>
            <span className={css.hint}>or drag and drop, or paste. Up to 15 MB.</span>
            {src !== undefined && (
              <ActionButton look="plain" onPress={() => onChange(undefined)}>
                Remove {name}
              </ActionButton>
            )}
          </DropZone>
        )}
        {problem !== undefined && (
          <p role="alert" className={css.error}>
            {problem}
          </p>
        )}
      </FieldFrame>
      {isPicking && (
        <PicturePicker
          list={pictures.list}
          toUrl={pictures.show}
          onPick={(picked) => {
            setPicking(false)
            // the alternative text of another picture would be wrong
            onChange({ src: picked.src, alt: picked.alt || (picked.src === src ? image?.alt : undefined) })
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {image !== undefined && (
        <TextControl
          path={`${path}.alt`}
          field={field.fields.alt}
          value={image.alt}
          onChange={(alt) => onChange({ ...image, alt })}
        />
      )}
    </>
  )
}

/** The first dropped or pasted file. */
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
