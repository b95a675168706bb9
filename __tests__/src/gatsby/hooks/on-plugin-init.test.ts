import { onPluginInit } from '../../../../src/gatsby/hooks'

const exit = jest.spyOn(process, 'exit').mockImplementation()
const before = process.listeners('message')
const { send } = process

afterEach(() => {
  exit.mockClear()
  process.send = send
  for (const listener of process.listeners('message'))
    if (!before.includes(listener)) process.off('message', listener)
})

/** Gives this process a message as if its parent had sent it, and lets it act. */
async function receive(message: unknown[]) {
  process.emit('message', message, undefined)
  await new Promise((resolve) => setImmediate(resolve))
}

const start = () => onPluginInit?.({} as never, { plugins: [] }, () => undefined)

test('a query worker ends when it is asked to, and not before', async () => {
  process.send = () => true
  await start()
  await receive([1, 1, 'runQueries', []])
  expect(exit).not.toHaveBeenCalled()
  await receive([0, 2])
  expect(exit).toHaveBeenCalledTimes(1)
})

test('the build itself, which no process talks to, ends for no message', async () => {
  process.send = undefined
  await start()
  await receive([0, 1])
  expect(exit).not.toHaveBeenCalled()
})
