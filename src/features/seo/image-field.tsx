import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import * as css from './page-editor.module.css'
import { pictureTypes, showPicture, uploadPicture } from './upload-picture'

interface Props {
  api: ApiClient
  /** Address of the uploaded picture; null: the drawn one. */
  image: string | null
  /** Path of the drawn one. */
  drawn: string
  onChange: (image: string | null) => void
}

/** The picture of shared links: the drawn one, or one that is uploaded. */
export function ImageField({ api, image, drawn, onChange }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const upload = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      onChange(await uploadPicture(api, file))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }
  return (
    <fieldset className={css.picture}>
      <legend className={css.legend}>Picture of shared links</legend>
      <p className={css.tickHint}>
        {image === null
          ? 'The chart that is drawn for the page.'
          : 'An uploaded picture; the build cuts it to 1,200 × 630 pixels.'}
      </p>
      <img src={showPicture(image ?? drawn)} alt="" className={css.thumbnail} />
      <div className={css.actions}>
        <FileTrigger
          acceptedFileTypes={pictureTypes}
          onSelect={(files) => files?.[0] && void upload(files[0])}
        >
          <ActionButton isPending={isBusy}>{isBusy ? 'Uploading…' : 'Upload a picture'}</ActionButton>
        </FileTrigger>
        {image !== null && (
          <ActionButton look="plain" onPress={() => onChange(null)}>
            Back to the drawn one
          </ActionButton>
        )}
      </div>
      {problem !== undefined && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
