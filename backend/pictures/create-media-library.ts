import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { can } from '../../contract/permissions'
import type {
  changePicture,
  listPictureForms,
  listPictures,
  PictureCrop,
  PictureDetail,
} from '../../contract/picture'
import type { PublicationWithBuilder } from '../../contract/publication'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { Caller } from '../plugins/authorization'
import { createAuditRepository } from '../repositories/audit-repository'
import { createBuildsRepository } from '../repositories/builds-repository'
import {
  createPictureLibraryRepository,
  type LockedPicture,
  type NewForm,
} from '../repositories/picture-library-repository'
import type { RenderPicture } from './create-picture-renderer'

/** How pages are built again that show a changed picture. */
export interface Building {
  /** Who builds the site; null: nobody. */
  builder: PublicationWithBuilder['builder']
  /** Called when there is something to build. */
  onPublished: () => void
}

interface Options extends Building {
  renderPicture: RenderPicture
}

/** A picture as the caller last saw it. */
interface Seen {
  id: string
  version: number
}

type Change = Omit<z.output<typeof changePicture.request.body>, 'version'>
type ChangedPicture = z.output<(typeof changePicture.responses)[200]>

export type MediaLibrary = ReturnType<typeof createMediaLibrary>

/** The pictures of the site: where they are used, what is said of them, and what they show. */
export function createMediaLibrary(db: Db, { renderPicture, builder, onPublished }: Options) {
  const library = createPictureLibraryRepository(db)

  const inTransaction = <T>(work: (repos: Repos) => Promise<T>) =>
    db.transaction().execute((trx) =>
      work({
        library: createPictureLibraryRepository(trx),
        audit: createAuditRepository(trx),
        builds: createBuildsRepository(trx),
      }),
    )

  /** Changes a picture, and builds the pages that show it where visitors would see another one. */
  async function change(
    id: string,
    work: (repos: Repos, current: LockedPicture) => Promise<{ isVisible: boolean }>,
  ): Promise<ChangedPicture> {
    const changed = await inTransaction(async (repos) => {
      const { isVisible } = await work(repos, await lock(repos, id))
      const isBuilding = isVisible && builder !== null && (await repos.library.isPublic(id))
      if (isBuilding) await repos.builds.request(builder)
      return { ...found(await repos.library.find(id)), isBuilding }
    })
    if (changed.isBuilding) onPublished()
    return changed
  }

  /** @returns undefined: it shows this part already. */
  async function renderPart({ id, version }: Seen, crop: PictureCrop | null): Promise<NewForm | undefined> {
    const [picture, whole] = [await library.find(id), await library.findWhole(id)]
    if (!picture || !whole) throw notFound()
    if (isDeepStrictEqual(picture.crop, crop)) return undefined
    if (whole.version !== version) throw changedSince(picture)
    return renderPicture(whole.bytes, crop)
  }

  return {
    /** @throws ServiceError `bad_request` for an `after` that no page gave. */
    list: (
      query: z.output<typeof listPictures.request.query>,
      { email, roles }: Pick<Caller, 'email' | 'roles'>,
    ) => library.listPage(query, can(roles, 'entries.manage') ? undefined : email),

    /** @throws ServiceError `not_found`. */
    find: async (id: string): Promise<PictureDetail> => found(await library.find(id)),

    /** The bytes before it was cropped. @throws ServiceError `not_found`. */
    async readWhole(id: string): Promise<Buffer> {
      const whole = await library.findWhole(id)
      if (!whole) throw notFound()
      return whole.bytes
    },

    listForms: (query: z.output<typeof listPictureForms.request.query>) => library.listForms(query),

    /** Saving the same again is not a conflict. @throws ServiceError `not_found`, `changed`, or of rendering. */
    async save(actor: string, seen: Seen, { crop, ...wanted }: Change): Promise<ChangedPicture> {
      const form = crop === undefined ? undefined : await renderPart(seen, crop)
      return change(seen.id, async (repos, current) => {
        const all = { ...wanted, ...(form && crop !== undefined && { crop }) }
        const changed = (['title', 'alt', 'focus', 'crop'] as const).filter(
          (key) => all[key] !== undefined && !isDeepStrictEqual(all[key], current[key]),
        )
        if (changed.length === 0) return { isVisible: false }
        await expectVersion(repos, current, seen)
        if (form && crop !== undefined) await repos.library.crop(seen.id, crop, form)
        const { title, alt, focus } = wanted
        if (!form || [title, alt, focus].some((value) => value !== undefined))
          await repos.library.change(seen.id, pick(wanted, keysOf(wanted)))
        await repos.audit.add({
          actor,
          action: 'picture.changed',
          subject: current.title,
          before: pick(current, changed),
          after: pick(all, changed),
        })
        return { isVisible: changed.includes('crop') || changed.includes('focus') }
      })
    },

    /**
     * Shows another file wherever the picture is used. Sending the present one again is not a conflict.
     *
     * @throws ServiceError `not_found`, `changed`, or of rendering.
     */
    async replace(actor: string, seen: Seen, file: Buffer): Promise<ChangedPicture> {
      const form = await renderPicture(file)
      return change(seen.id, async (repos, current) => {
        if (current.edition === form.hash) return { isVisible: false }
        await expectVersion(repos, current, seen)
        await repos.library.replace(seen.id, form)
        await repos.audit.add({
          actor,
          action: 'picture.replaced',
          subject: current.title,
          before: { edition: current.edition },
          after: { edition: form.hash },
        })
        return { isVisible: true }
      })
    },

    /** @throws ServiceError `not_found`, `changed`, or `in_use`. */
    remove: (actor: string, seen: Seen): Promise<void> =>
      inTransaction(async (repos) => {
        const current = await lock(repos, seen.id)
        await expectVersion(repos, current, seen)
        if (await repos.library.isUsed(seen.id)) throw inUse(found(await repos.library.find(seen.id)))
        await repos.library.remove(seen.id)
        const { title, alt } = current
        const before = { title, alt }
        await repos.audit.add({ actor, action: 'picture.removed', subject: title, before, after: null })
      }),
  }
}

interface Repos {
  library: ReturnType<typeof createPictureLibraryRepository>
  audit: ReturnType<typeof createAuditRepository>
  builds: ReturnType<typeof createBuildsRepository>
}

async function lock({ library }: Repos, id: string): Promise<LockedPicture> {
  const current = await library.findLocked(id)
  if (!current) throw notFound()
  return current
}

async function expectVersion(
  { library }: Repos,
  current: LockedPicture,
  { id, version }: Seen,
): Promise<void> {
  if (current.version !== version) throw changedSince(await library.find(id))
}

const keysOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[]

const pick = <T extends object, Key extends keyof T>(values: T, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<T, Key> // of these keys

function found(picture: PictureDetail | undefined): PictureDetail {
  if (!picture) throw notFound()
  return picture
}

const notFound = () => new ServiceError('not_found', 'This picture has been deleted. Reload the library.')

const changedSince = (current: PictureDetail | undefined) =>
  new ServiceError('changed', 'Someone else has changed this picture. Check how it is now, then try again.', {
    details: { current },
  })

const inUse = (current: PictureDetail) =>
  new ServiceError('in_use', 'This picture is used by now. Remove it from the entries first.', {
    details: { current },
  })
