import path from 'node:path'
import { readEnv } from '../../backend/env'

describe('the environment', () => {
  test('has defaults for everything', () => {
    expect(readEnv({})).toEqual({
      port: 8000,
      host: 'localhost',
      siteDirectory: path.resolve('dist'),
      logLevel: 'info',
      trustProxy: false,
    })
  })

  test('in production listens on every address, unless told otherwise', () => {
    expect(readEnv({ NODE_ENV: 'production' }).host).toBe('0.0.0.0')
    expect(readEnv({ NODE_ENV: 'production', HOST: '10.0.0.1' }).host).toBe('10.0.0.1')
  })

  test('is taken where it is set; set to nothing is not set', () => {
    const env = readEnv({
      PORT: '0',
      SITE_DIR: '/srv/site',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      HOST: '',
    })
    expect(env).toEqual({
      port: 0,
      host: 'localhost',
      siteDirectory: '/srv/site',
      logLevel: 'silent',
      trustProxy: '10.0.0.0/8, loopback',
    })
    expect(readEnv({ PORT: '' }).port).toBe(8000)
    expect(readEnv({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  })

  test('names every variable to correct at once', () => {
    const read = () => readEnv({ PORT: '80x', LOG_LEVEL: 'inf', TRUST_PROXY: '2' })
    expect(read).toThrow('environment variable PORT: expected a whole number from 0 to 65535, found "80x"')
    expect(read).toThrow(/LOG_LEVEL: .*nearest valid value: "info"/)
    expect(read).toThrow(/TRUST_PROXY: expected "true", "false" or addresses of proxies/)
  })

  test.each(['65536', '-1', '1.5', '1e3', ' '])('PORT=%s is refused', (PORT) => {
    expect(() => readEnv({ PORT })).toThrow('environment variable PORT')
  })
})
