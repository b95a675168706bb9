import { readFileSync } from 'node:fs'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Whether `name`, required by the package at `from`, is locked where Node would look for it. */
function isLocked(name: string, from: string): boolean {
  if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true
  return from !== '' && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)))
}

test('the lock file names the packages of every platform, so that npm ci works on each', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, from)),
  )
  expect(missing).toEqual([])
})
