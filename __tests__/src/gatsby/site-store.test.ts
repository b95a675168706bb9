import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashCode } from '../../../src/gatsby/site-store'

test('results of a build are kept until packages or the code that makes them change', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'code-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const hash = () => hashCode(root, ['src/parse', 'src/draw'])
  try {
    const files = ['package-lock.json', 'src/parse/text.ts', 'src/draw/parts/chart.ts']
    for (const file of [...files, 'src/other/page.ts']) write(file, '1')
    const versions = new Set([hash()])
    write('src/other/page.ts', '2')
    expect(versions.add(hash()).size).toBe(1)
    for (const [done, file] of files.entries()) {
      write(file, '2')
      expect(versions.add(hash()).size).toBe(done + 2)
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
