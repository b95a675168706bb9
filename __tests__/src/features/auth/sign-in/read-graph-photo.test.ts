import { readGraphPhoto } from '../../../../../src/features/auth/sign-in/connect'

const call = { graphUrl: 'https://graph.example/v1.0', token: 'token' }
const answer = (response: Response) => (globalThis.fetch = () => Promise.resolve(response))

let logged: jest.SpyInstance
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)))
afterEach(() => logged.mockRestore())

test('a photo is read without a word in the console', async () => {
  answer(new Response('photo'))
  expect(await (await readGraphPhoto(call))?.text()).toBe('photo')
  expect(logged).not.toHaveBeenCalled()
})

test.each([404, 500])('an answer of %d is logged, and there is no photo', async (status) => {
  answer(new Response('', { status }))
  expect(await readGraphPhoto(call)).toBeNull()
  expect(logged.mock.calls).toEqual([
    [`The profile photo could not be read: Microsoft Graph answered ${status}.`],
  ])
})
