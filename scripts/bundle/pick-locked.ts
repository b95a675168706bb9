import { z } from 'zod'

const PackageSchema = z.looseObject({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

export const LockSchema = z.looseObject({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), PackageSchema),
})
type Lock = z.output<typeof LockSchema>

/**
 * The part of a lock file that some packages need, for `npm ci` in a folder of its own: the same versions and hashes.
 *
 * @throws Error if one of them is not in the lock.
 */
export function pickLocked(
  lock: Lock,
  manifest: { name: string; version: string },
  names: readonly string[],
) {
  const picked = new Map<string, Lock['packages'][string]>()

  function add(place: string): void {
    const locked = lock.packages[place]
    if (locked === undefined || picked.has(place)) return
    picked.set(place, locked)
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const found = findPlace(lock, place, name)
      if (found !== undefined) add(found)
    }
  }

  const dependencies = Object.fromEntries(
    names.map((name) => {
      const version = lock.packages[`node_modules/${name}`]?.version
      if (version === undefined) throw new Error(`package-lock.json has no package "${name}".`)
      add(`node_modules/${name}`)
      return [name, version]
    }),
  )
  const root = { ...manifest, dependencies }
  return {
    manifest: { ...root, private: true },
    lock: {
      ...manifest,
      lockfileVersion: lock.lockfileVersion,
      requires: true,
      packages: { '': root, ...Object.fromEntries([...picked].sort(([a], [b]) => (a < b ? -1 : 1))) },
    },
  }
}

/** Where Node finds a package from another one: in its folder, or in that of one around it. */
function findPlace({ packages }: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (place in packages || folder === '') return place in packages ? place : undefined
  }
}
