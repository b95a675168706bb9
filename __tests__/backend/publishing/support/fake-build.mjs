/**
 * Builds a small site into SITE_DIR, file by file, from the JSON in FAKE_SITE: `pages`, the hash for each
 * path; `settings`, hashes of those it names; `leftOut`, the entries it names as left out; `fails`, an error message to exit with, and `exitCode`;
 * `failsWithCache`, whether to fail while there is a folder .cache; `stopsAt`, the step after which to write a file
 * "stopped" and wait until this changes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const { SITE_DIR = '', FAKE_SITE = '' } = process.env
const read = () => JSON.parse(readFileSync(FAKE_SITE, 'utf8'))
const { pages, fails, exitCode = 1, failsWithCache, leftOut = [], settings = [] } = read()
let step = 0

await stopMaybe()
for (const [name, hash] of Object.entries({ '/': '', ...pages })) {
  console.log(`writing ${name}`)
  await put(
    `${name}index.html`,
    `<meta name="entry-hash" content="${hash}"><p>${name} of ${Object.keys(pages).join()}</p>`,
  )
}
if (fails !== undefined) {
  console.error(fails)
  process.exit(exitCode)
}
if (failsWithCache && existsSync('.cache')) {
  console.error('The result of this query could not be fetched')
  process.exit(1)
}
const hosting = { headers: {}, rules: [], redirects: [], notFound: '/404.html', serverError: '/500.html' }
await put('hosting.json', JSON.stringify(hosting))
const at = new Date().toISOString()
await put(
  'site-index.json',
  JSON.stringify({ leftOut: leftOut.map((entry) => ({ ...entry, at })), settings }),
)

async function put(name, text) {
  const file = path.join(SITE_DIR, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  await stopMaybe()
}

async function stopMaybe() {
  step++
  if (read().stopsAt !== step) return
  writeFileSync(`${FAKE_SITE}.stopped`, String(process.pid))
  while (read().stopsAt === step) await new Promise((resolve) => setTimeout(resolve, 20))
}
