/**
 * `npm run bundle`: makes a folder for production, `bundle/`: the backend as single files, the few packages it needs,
 * and the built site. It runs by `node main.js`, without this project.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { writePrograms } from './bundle/write-programs'

async function bundle(root: string): Promise<string> {
  const site = path.join(root, 'dist')
  if (!existsSync(path.join(site, 'hosting.json')))
    throw new Error('There is no built site in dist. Run "npm run build" first.')
  const folder = path.join(root, 'bundle')
  const next = `${folder}.next`
  await rm(next, { recursive: true, force: true })
  await writePrograms(next, root)
  await cp(await realpath(site), path.join(next, 'dist'), { recursive: true })
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: next,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await rm(folder, { recursive: true, force: true })
  await rename(next, folder)
  const files = await measure(folder)
  const megabytes = files.reduce((sum, size) => sum + size, 0) / 1e6
  return `bundle/: ${files.length} files, ${megabytes.toFixed(0)} MB. Run it there: NODE_ENV=production node main.js`
}

/** Sizes of all files below a folder, in bytes. */
async function measure(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size))
}

bundle(process.cwd()).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
