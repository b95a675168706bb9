import { spawnSync } from 'node:child_process'

/** Loads the build's configuration in a process of its own, as `gatsby build` does. */
const loadConfig = (variables: Record<string, string>) =>
  spawnSync(process.execPath, ['--eval', "import('./gatsby-config.mjs')"], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...variables },
  })

test('a build needs no variables', () => {
  expect(loadConfig({})).toMatchObject({ status: 0, stderr: '' })
})

test('a build refuses an emulator’s address, and says where it belongs', () => {
  const { status, stderr } = loadConfig({ EMULATORS_URL: 'http://localhost:8002' })
  expect(status).not.toBe(0)
  expect(stderr).toContain('environment variable EMULATORS_URL: must be nothing')
  expect(stderr).toContain('give EMULATORS_URL to the backend alone')
})

test('rejects a backend address with a trailing slash', () => {
  const { status, stderr } = loadConfig({ BACKEND_URL: 'https://api.example.com/' })
  expect(status).not.toBe(0)
  expect(stderr).toContain('environment variable BACKEND_URL: must be an address without a trailing slash')
})

test('a build that requires the backend needs its address', () => {
  const { status, stderr } = loadConfig({ REQUIRE_BACKEND: '1' })
  expect(status).not.toBe(0)
  expect(stderr).toContain('environment variable REQUIRE_BACKEND: expected CONTENT_API beside it')
  expect(loadConfig({ REQUIRE_BACKEND: '1', CONTENT_API: 'http://localhost:8000' })).toMatchObject({
    status: 0,
  })
})

test.each(['localhost:8000', 'ftp://localhost', 'http://localhost:8000/'])(
  'a build does not fetch from %s',
  (address) => {
    const { status, stderr } = loadConfig({ CONTENT_API: address })
    expect(status).not.toBe(0)
    expect(stderr).toContain('environment variable CONTENT_API: must be an address')
  },
)
