import { useState, type PointerEvent } from 'react'
import type { PictureDetail, PicturePoint } from '../../../contract/picture'
import type { ApiClient } from '../../client/create-api-client'
import { cutAround } from '../../lib/cut-around'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { useToast } from '../../ui/toasts'
import { shownUrl, useChangePicture } from './media-queries'
import * as css from './picture-stage.module.css'
import { RangeField } from './range-field'

interface Props {
  api: ApiClient
  picture: PictureDetail
  onClose: () => void
}

const middle: PicturePoint = { x: 0.5, y: 0.5 }

/** Chooses the point that stays in view where a cover or a shared link shows only a part. */
export function FocusDialog({ api, picture, onClose }: Props) {
  const toast = useToast()
  const [focus, setFocus] = useState(picture.focus ?? middle)
  const { mutate, isPending, error } = useChangePicture(api, picture)
  const { width, height } = picture
  const url = shownUrl(picture)
  const save = (chosen: PicturePoint | null) =>
    mutate(
      { focus: chosen },
      {
        onSuccess: ({ isBuilding }) => {
          toast(
            isBuilding ? 'Focal point saved. Pages that show it are being rebuilt.' : 'Focal point saved.',
          )
          onClose()
        },
      },
    )
  return (
    <DialogBox title="Focal point" size="wide" open onClose={onClose}>
      <p className={css.hint}>
        Choose what stays in view where only a part is shown: on covers, and where links are shared. Click in
        the picture, or use the sliders.
      </p>
      <div className={css.stage} onPointerDown={(event) => setFocus(pointOf(event))}>
        <img src={url} alt={picture.alt} width={width} height={height} draggable={false} />
        <span className={css.mark} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </div>
      <div className={css.ranges}>
        <RangeField label="From the left" value={focus.x} onChange={(x) => setFocus({ ...focus, x })} />
        <RangeField label="From the top" value={focus.y} onChange={(y) => setFocus({ ...focus, y })} />
      </div>
      <figure className={css.preview}>
        <span>
          <img src={url} alt="" style={{ objectPosition: positionOf(picture, focus) }} />
        </span>
        <figcaption>As a cover</figcaption>
      </figure>
      {error && (
        <p role="alert" className={css.problem}>
          Couldn’t save. {error.message}
        </p>
      )}
      <DialogActions>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        {picture.focus !== null && <ActionButton onPress={() => save(null)}>Remove focal point</ActionButton>}
        <ActionButton look="main" isPending={isPending} onPress={() => save(focus)}>
          {isPending ? 'Saving…' : 'Save focal point'}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

/** Where in an element the pointer is, in fractions of a hundredth. */
export function pointOf({ clientX, clientY, currentTarget }: PointerEvent): PicturePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const toFraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
  return { x: toFraction((clientX - left) / width), y: toFraction((clientY - top) / height) }
}

/** As CSS says where a picture is cut: in percent of what is left over. */
function positionOf({ width, height }: PictureDetail, focus: PicturePoint): string {
  const part = cutAround({ width, height }, 2, focus)
  const percent = (from: number, over: number) => (over === 0 ? 50 : (from / over) * 100)
  return `${percent(part.left, width - part.width)}% ${percent(part.top, height - part.height)}%`
}
