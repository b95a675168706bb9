import type { z } from 'zod'
import { can } from '../../contract/permissions'
import type { changePicture, listPictures, PictureDetail } from '../../contract/picture'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { Caller } from '../plugins/authorization'
import { createAuditRepository } from '../repositories/audit-repository'
import {
  createPictureLibraryRepository,
  type LockedPicture,
} from '../repositories/picture-library-repository'

/** A picture as the caller last saw it. */
interface Seen {
  id: string
  version: number
}

type Change = Omit<z.output<typeof changePicture.request.body>, 'version'>

/** The pictures of the site: where they are used, and what is said of them. */
export function createMediaLibrary(db: Db) {
  const library = createPictureLibraryRepository(db)

  const change = <T>(work: (repos: Repos) => Promise<T>) =>
    db
      .transaction()
      .execute((trx) =>
        work({ library: createPictureLibraryRepository(trx), audit: createAuditRepository(trx) }),
      )

  return {
    /** @throws ServiceError `bad_request` for an `after` that no page gave. */
    list: (
      query: z.output<typeof listPictures.request.query>,
      { email, roles }: Pick<Caller, 'email' | 'roles'>,
    ) => library.listPage(query, can(roles, 'entries.manage') ? undefined : email),

    /** @throws ServiceError `not_found`. */
    async find(id: string): Promise<PictureDetail> {
      const picture = await library.find(id)
      if (!picture) throw notFound()
      return picture
    },

    /** Saving the same again is not a conflict. @throws ServiceError `not_found` or `changed`. */
    save: (actor: string, seen: Seen, wanted: Change): Promise<PictureDetail> =>
      change(async (repos) => {
        const current = await repos.library.findLocked(seen.id)
        if (!current) throw notFound()
        const changed = (['title', 'alt'] as const).filter(
          (key) => wanted[key] !== undefined && wanted[key] !== current[key],
        )
        if (changed.length > 0) {
          await expectVersion(repos, current, seen)
          await repos.library.change(seen.id, pick(wanted, changed))
          await repos.audit.add({
            actor,
            action: 'picture.changed',
            subject: current.title,
            before: pick(current, changed),
            after: pick(wanted, changed),
          })
        }
        return found(await repos.library.find(seen.id))
      }),

    /** @throws ServiceError `not_found`, `changed`, or `in_use`. */
    remove: (actor: string, seen: Seen): Promise<void> =>
      change(async (repos) => {
        const current = await repos.library.findLocked(seen.id)
        if (!current) throw notFound()
        await expectVersion(repos, current, seen)
        if (await repos.library.isUsed(seen.id)) throw inUse(found(await repos.library.find(seen.id)))
        await repos.library.remove(seen.id)
        const { title, alt } = current
        await repos.audit.add({
          actor,
          action: 'picture.removed',
          subject: title,
          before: { title, alt },
          after: null,
        })
      }),
  }
}

interface Repos {
  library: ReturnType<typeof createPictureLibraryRepository>
  audit: ReturnType<typeof createAuditRepository>
}

async function expectVersion(
  { library }: Repos,
  current: LockedPicture,
  { id, version }: Seen,
): Promise<void> {
  if (current.version === version) return
  const message = 'Someone else has changed this picture. Check how it is now, then try again.'
  throw new ServiceError('changed', message, { details: { current: await library.find(id) } })
}

const pick = <T extends object, Key extends keyof T>(values: T, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<T, Key> // of these keys

/** It is locked, so it is there. */
function found(picture: PictureDetail | undefined): PictureDetail {
  if (!picture) throw notFound()
  return picture
}

const notFound = () => new ServiceError('not_found', 'This picture has been deleted. Reload the library.')

const inUse = (current: PictureDetail) =>
  new ServiceError('in_use', 'This picture is used by now. Remove it from the entries first.', {
    details: { current },
  })
