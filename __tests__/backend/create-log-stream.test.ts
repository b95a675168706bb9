import { setImmediate as turn } from 'node:timers/promises'
import { createLogStream } from '../../backend/create-log-stream'

test('writes the lines of one turn together, and those of the next after them', async () => {
  const written: string[] = []
  const stream = createLogStream({ write: (text) => written.push(text) })
  stream.write('1\n')
  stream.write('2\n')
  expect(written).toEqual([])
  await turn()
  stream.write('3\n')
  await turn()
  expect(written).toEqual(['1\n2\n', '3\n'])
})

test('writes what is left when the process exits', () => {
  const written: string[] = []
  createLogStream({ write: (text) => written.push(text) }).write('last\n')
  const flushes = process.listeners('exit')
  flushes.at(-1)?.(0)
  expect(written).toEqual(['last\n'])
})
