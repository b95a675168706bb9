import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { ApiClient } from '../../../client/create-api-client'
import { createListPictures } from '../../../client/list-pictures'
import { ActionButton } from '../../../ui/action-button'
import { PicturePicker } from '../../../ui/picture-picker'
import * as css from './page-editor.module.css'
import { imageTypes, imageUrl, uploadImage } from './upload-image'

interface Props {
  api: ApiClient
  /** URL of the uploaded image; null: the default. */
  image: string | null
  /** Path of the generated image. */
  drawn: string
  onChange: (image: string | null) => void
}

/** The image of shared links: the generated one, or an upload. */
export function ImageField({ api, image, drawn, onChange }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const upload = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      onChange(await uploadImage(api, file))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }
  return (
    <fieldset className={css.picture}>
      <legend className={css.legend}>Social image</legend>
      <p className={css.tickHint}>
        {image === null
          ? 'Default: the page’s generated chart'
          : 'Uploaded image, cropped to 1,200 × 630 pixels'}
      </p>
      <img src={imageUrl(image ?? drawn)} alt="" className={css.thumbnail} />
      <div className={css.actions}>
        <FileTrigger acceptedFileTypes={imageTypes} onSelect={(files) => files?.[0] && void upload(files[0])}>
          <ActionButton isPending={isBusy}>{isBusy ? 'Uploading…' : 'Upload image'}</ActionButton>
        </FileTrigger>
        <ActionButton onPress={() => setPicking(true)}>Choose from library</ActionButton>
        {image !== null && (
          <ActionButton look="plain" onPress={() => onChange(null)}>
            Use default image
          </ActionButton>
        )}
      </div>
      {isPicking && (
        <PicturePicker
          list={createListPictures(api)}
          toUrl={imageUrl}
          onPick={({ src }) => {
            setPicking(false)
            onChange(src)
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {problem !== undefined && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
