import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

const page = `import * as React from 'react'

const HomePage = () => <main>A page</main>
export default HomePage
`

/** Creates the smallest site that Gatsby builds, with the packages of this project. @returns Its folder. */
export async function createBareSite(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, 'src/pages'), { recursive: true })
  await writeFile(
    path.join(folder, 'package.json'),
    '{ "name": "bare-site", "private": true, "dependencies": { "gatsby": "*", "react": "*", "react-dom": "*" } }\n',
  )
  await writeFile(path.join(folder, 'gatsby-config.js'), 'module.exports = { plugins: [] }\n')
  await writeFile(path.join(folder, 'src/pages/index.js'), page)
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return folder
}
