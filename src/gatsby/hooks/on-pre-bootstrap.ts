import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { writeFont } from '../write/write-font'

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ store }) => {
  const { directory } = store.getState().program
  await writeFont(path.join(directory, 'src/styles/generated'))
}
