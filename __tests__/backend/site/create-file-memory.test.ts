import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFileMemory } from '../../../backend/site/create-file-memory'

let folder: string
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'memory-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(name: string, text: string) {
  const file = path.join(folder, name)
  await writeFile(file, text)
  const { size, mtimeMs } = await stat(file)
  return { path: file, size, modifiedMs: mtimeMs }
}

const textOf = async (bytes: Promise<Buffer>) => (await bytes).toString()

test('reads a file once', async () => {
  const memory = createFileMemory()
  const file = await put('a', 'first')
  expect(await textOf(memory.read(file))).toBe('first')
  await rm(file.path)
  expect(await textOf(memory.read(file))).toBe('first')
})

test('beyond its limit forgets what it has held longest', async () => {
  const memory = createFileMemory(10)
  const [a, b, c] = [await put('a', 'aaaa'), await put('b', 'bbbb'), await put('c', 'cccc')]
  for (const file of [a, b, c]) await memory.read(file)
  for (const { path: place } of [a, b, c]) await rm(place)
  await expect(memory.read(a)).rejects.toThrow('ENOENT')
  expect([await textOf(memory.read(b)), await textOf(memory.read(c))]).toEqual(['bbbb', 'cccc'])
})

test('does not hold large files', async () => {
  const memory = createFileMemory()
  expect(memory.holds(await put('small', 'x'.repeat(512 * 1024)))).toBe(true)
  expect(memory.holds(await put('large', 'x'.repeat(512 * 1024 + 1)))).toBe(false)
})

test('a file that could not be read is read again', async () => {
  const memory = createFileMemory()
  const file = await put('a', 'first')
  await rm(file.path)
  await expect(memory.read(file)).rejects.toThrow('ENOENT')
  await writeFile(file.path, 'later')
  expect(await textOf(memory.read(file))).toBe('later')
})
