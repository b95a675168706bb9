import { Resvg } from '@resvg/resvg-js'
import type { Sample } from '../sample.schema'
import { drawPortrait } from './draw-portrait'

/** The PNG of an account; undefined for one without photo. */
export type FindPhoto = (oid: string) => Buffer | undefined

/** Draws each photo on first request. */
export function createPhotos({ accounts }: Sample): FindPhoto {
  const drawn = new Map<string, Buffer>()
  return (oid) => {
    if (!accounts.some((account) => account.oid === oid && account.photo)) return undefined
    const photo = drawn.get(oid) ?? new Resvg(drawPortrait(oid)).render().asPng()
    drawn.set(oid, photo)
    return photo
  }
}
