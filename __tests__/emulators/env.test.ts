import { readEnv, refuseProduction } from '../../emulators/env'

test.each([
  [{}, 8002],
  [{ EMULATORS_PORT: '' }, 8002],
  [{ EMULATORS_PORT: '0' }, 0],
  [{ EMULATORS_PORT: '65535' }, 65535],
])('for %j the port is %d', (variables, port) => {
  expect(readEnv(variables)).toEqual({ port })
})

test.each(['eight', '65536', '-1', '80.5'])('explains the invalid port "%s"', (port) => {
  expect(() => readEnv({ EMULATORS_PORT: port })).toThrow(
    `environment variable EMULATORS_PORT: must be a whole number from 0 to 65535, not "${port}"`,
  )
})

test('refuses production, and everything that may be a misspelling of it', () => {
  expect(() => refuseProduction({ NODE_ENV: 'production' })).toThrow(
    'don’t start while NODE_ENV is "production"',
  )
  for (const NODE_ENV of ['prod', 'Production', 'staging']) {
    expect(() => refuseProduction({ NODE_ENV })).toThrow(`while NODE_ENV is "${NODE_ENV}"`)
  }
  for (const NODE_ENV of [undefined, '', 'development', 'test']) {
    expect(() => refuseProduction({ NODE_ENV })).not.toThrow()
  }
})
