import type { z } from 'zod'
import { mostSeoSettings, type saveSeo, type SeoSetting } from '../../contract/seo'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { readPictureAddress } from '../pictures/picture-address'
import { createAuditRepository } from '../repositories/audit-repository'
import { createPicturesRepository } from '../repositories/pictures-repository'
import { createSeoSettingsRepository, type SeoValues } from '../repositories/seo-settings-repository'

type Change = z.output<typeof saveSeo.request.body>['pages'][number]

/** Changes the SEO settings of pages. */
export function createSeo(db: Db) {
  return {
    list: (): Promise<SeoSetting[]> => createSeoSettingsRepository(db).list(),

    /**
     * Applies all changes or none. Repeating a change is no conflict.
     *
     * @param actor Email address of the admin.
     * @returns The new settings of these pages.
     * @throws ServiceError `changed` with the current settings, `too_many`, or `bad_request`.
     */
    save(actor: string, changes: readonly Change[]): Promise<SeoSetting[]> {
      const wanted = changes.toSorted((a, b) => (a.path < b.path ? -1 : 1)) // the same lock order in all requests
      const paths = wanted.map(({ path }) => path)
      refuseDoubles(paths)
      return db.transaction().execute(async (trx) => {
        const parts = partsOf(trx, actor)
        const current = new Map((await parts.settings.lock(paths)).map((setting) => [setting.path, setting]))
        for (const change of wanted) {
          const isDone = await makeChange(parts, change, current.get(change.path))
          if (!isDone) throw conflict(await parts.settings.listOf(paths))
        }
        if ((await parts.settings.count()) > mostSeoSettings)
          throw tooMany(await parts.settings.listOf(paths))
        return parts.settings.listOf(paths)
      })
    },
  }
}

type Parts = ReturnType<typeof partsOf>

const partsOf = (trx: Db, actor: string) => ({
  settings: createSeoSettingsRepository(trx),
  pictures: createPicturesRepository(trx),
  audit: createAuditRepository(trx),
  actor,
})

/** @returns false if the page's settings have changed since the caller saw them. */
async function makeChange(
  parts: Parts,
  { path, version, ...values }: Change,
  current: SeoSetting | undefined,
): Promise<boolean> {
  const before = current ? valuesOf(current) : nothing
  const changed = keys.filter((key) => before[key] !== values[key])
  if (changed.length === 0) return true
  if ((current?.version ?? 0) !== version) return false
  if (values.image !== null && changed.includes('image')) await requirePicture(parts, values.image)

  const { settings, actor } = parts
  if (current === undefined) {
    if (!(await settings.add(path, values, actor))) return false
  } else if (keys.every((key) => values[key] === null)) await settings.remove(path)
  else await settings.change(path, values, actor)
  await parts.audit.add({
    actor,
    action: 'seo.changed',
    subject: path,
    before: pick(before, changed),
    after: pick(values, changed),
  })
  return true
}

async function requirePicture({ pictures }: Parts, image: string): Promise<void> {
  const address = readPictureAddress(image)
  if (address && (await pictures.find(address))) return
  throw new ServiceError('bad_request', `There is no picture at “${image}”. Upload it again.`)
}

const nothing: SeoValues = { title: null, description: null, canonical: null, noindex: null, image: null }
const keys = Object.keys(nothing) as (keyof SeoValues)[] // the keys are written above

const valuesOf = ({ title, description, canonical, noindex, image }: SeoSetting): SeoValues => ({
  title,
  description,
  canonical,
  noindex,
  image,
})

const pick = (values: SeoValues, chosen: readonly (keyof SeoValues)[]) =>
  Object.fromEntries(chosen.map((key) => [key, values[key]]))

function refuseDoubles(paths: readonly string[]): void {
  const twice = paths.find((path, at) => paths.indexOf(path) !== at)
  if (twice !== undefined) throw new ServiceError('bad_request', `“${twice}” is named twice. Name it once.`)
}

function conflict(current: readonly SeoSetting[]): ServiceError {
  const message = 'Someone else has changed these settings. Check the current ones, then save again.'
  return new ServiceError('changed', message, { details: { current } })
}

function tooMany(current: readonly SeoSetting[]): ServiceError {
  const message = `You can have settings for up to ${mostSeoSettings} pages. Reset some first.`
  return new ServiceError('too_many', message, { details: { current } })
}
