import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeWhole } from '../../../../src/gatsby/write/write-whole'

test('a file that is written twice at the same time is whole, with nothing beside it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'write-whole-'))
  const file = path.join(folder, 'chart.json')
  const write = (text: string) => writeWhole(file, (part) => writeFile(part, text))
  await Promise.all([write('high tide'), write('low tide')])
  expect(['high tide', 'low tide']).toContain(await readFile(file, 'utf8'))
  expect(await readdir(folder)).toEqual(['chart.json'])
  await rm(folder, { recursive: true })
})
