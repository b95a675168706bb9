import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { PictureCrop, PictureDetail, PicturePoint } from '../../../contract/picture'
import type { ApiClient } from '../../client/create-api-client'
import { cutAround } from '../../lib/cut-around'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { LoadError, Skeleton } from '../../ui/load-states'
import { useToast } from '../../ui/toasts'
import { pointOf } from './focus-dialog'
import { useChangePicture } from './media-queries'
import * as css from './picture-stage.module.css'
import { RangeField } from './range-field'

interface Props {
  api: ApiClient
  picture: PictureDetail
  onClose: () => void
}

const all: PictureCrop = { left: 0, top: 0, width: 1, height: 1 }
/** Smallest width and height of a part, as fractions. */
const least = 0.05

const presets = [
  { title: 'Cover, 2:1', ratio: 2 },
  { title: '16:9', ratio: 16 / 9 },
  { title: '4:3', ratio: 4 / 3 },
  { title: 'Square', ratio: 1 },
] as const

/** Chooses the part of a picture that is shown; the whole is kept. */
export function CropDialog({ api, picture, onClose }: Props) {
  const toast = useToast()
  const whole = useWhole(api, picture)
  const [crop, setCrop] = useState(picture.crop ?? all)
  const [start, setStart] = useState<PicturePoint>()
  const [size, setSize] = useState<{ width: number; height: number }>()
  const { mutate, isPending, error } = useChangePicture(api, picture)
  const save = (chosen: PictureCrop | null) =>
    mutate(
      { crop: chosen },
      {
        onSuccess: ({ isBuilding }) => {
          toast(isBuilding ? 'Picture cropped. Pages that show it are being rebuilt.' : 'Picture cropped.')
          onClose()
        },
      },
    )
  const { left, top, width, height } = crop
  const isAll = width === 1 && height === 1
  return (
    <DialogBox title="Crop" size="wide" open onClose={onClose}>
      <p className={css.hint}>
        Drag over the part to show, or use the sliders. It is shown wherever the picture is used; the whole
        picture is kept, so you can change this later.
      </p>
      {whole.error ? (
        <LoadError title="Couldn’t load the picture." error={whole.error} onRetry={whole.retry} />
      ) : whole.url === undefined ? (
        <Skeleton label="Loading the picture" />
      ) : (
        <>
          <div
            className={css.stage}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              setStart(pointOf(event))
            }}
            onPointerMove={(event) => start && setCrop(between(start, pointOf(event)))}
            onPointerUp={() => setStart(undefined)}
          >
            <img
              src={whole.url}
              alt={picture.alt}
              draggable={false}
              onLoad={({ currentTarget }) =>
                setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              }
            />
            <span
              className={css.crop}
              style={{ left: pc(left), top: pc(top), width: pc(width), height: pc(height) }}
            />
          </div>
          <div role="group" aria-label="Proportions" className={css.presets}>
            {presets.map(({ title, ratio }) => (
              <ActionButton
                key={title}
                isDisabled={size === undefined}
                onPress={() => size && setCrop(inProportion(size, ratio, crop))}
              >
                {title}
              </ActionButton>
            ))}
            <ActionButton onPress={() => setCrop(all)}>Whole picture</ActionButton>
          </div>
          <div className={css.ranges}>
            <RangeField
              label="Left edge"
              value={left}
              max={left + width - least}
              onChange={(value) => setCrop({ ...crop, left: value, width: round(left + width - value) })}
            />
            <RangeField
              label="Right edge"
              value={left + width}
              min={left + least}
              onChange={(value) => setCrop({ ...crop, width: round(value - left) })}
            />
            <RangeField
              label="Top edge"
              value={top}
              max={top + height - least}
              onChange={(value) => setCrop({ ...crop, top: value, height: round(top + height - value) })}
            />
            <RangeField
              label="Bottom edge"
              value={top + height}
              min={top + least}
              onChange={(value) => setCrop({ ...crop, height: round(value - top) })}
            />
          </div>
        </>
      )}
      {picture.focus !== null && <p className={css.hint}>Cropping resets the focal point.</p>}
      {error && (
        <p role="alert" className={css.problem}>
          Couldn’t crop. {error.message}
        </p>
      )}
      <DialogActions>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={() => save(isAll ? null : crop)}>
          {isPending ? 'Saving…' : 'Save crop'}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

/** The picture before it was cropped, as a URL of the browser's own: it may only be seen signed in. */
function useWhole(api: ApiClient, { id, version }: PictureDetail) {
  const { data, error, refetch } = useQuery({
    queryKey: ['picture-whole', id, version],
    queryFn: async ({ signal }) => {
      const { data: blob } = await api.GET('/api/pictures/{id}/whole', {
        params: { path: { id } },
        parseAs: 'blob',
        signal,
      })
      return blob
    },
  })
  const url = useMemo(() => (data === undefined ? undefined : URL.createObjectURL(data)), [data])
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  return { url, error, retry: () => void refetch() }
}

const pc = (fraction: number) => `${fraction * 100}%`

/** Without the noise of computing with fractions. */
const round = (value: number) => Math.round(Math.min(1, Math.max(least, value)) * 1000) / 1000

/** The part between two corners. */
function between(one: PicturePoint, other: PicturePoint): PictureCrop {
  const left = Math.min(one.x, other.x, 1 - least)
  const top = Math.min(one.y, other.y, 1 - least)
  return { left, top, width: round(Math.abs(one.x - other.x)), height: round(Math.abs(one.y - other.y)) }
}

/** The largest part with these proportions around the middle of the present one. */
function inProportion(
  size: { width: number; height: number },
  ratio: number,
  { left, top, width, height }: PictureCrop,
): PictureCrop {
  const part = cutAround(size, ratio, { x: left + width / 2, y: top + height / 2 })
  return {
    left: part.left / size.width,
    top: part.top / size.height,
    width: part.width / size.width,
    height: part.height / size.height,
  }
}
