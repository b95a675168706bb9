import { createRequire } from 'node:module'
import { forgetEnvironment } from '../../../../src/gatsby/bundling/forget-environment'

const ofGatsby = createRequire(require.resolve('gatsby/package.json'))
const { DefinePlugin } = ofGatsby('webpack') as {
  DefinePlugin: new (definitions: Record<string, string>) => { definitions: Record<string, string> }
}

test('bundles know what Gatsby’s code reads, and nothing else of the environment', () => {
  const site = new DefinePlugin({ BACKEND_URL: '""' })
  const gatsby = new DefinePlugin({
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.GATSBY_QUERY_ON_DEMAND': 'false',
    'process.env.GATSBY_CPU_COUNT': '"1"',
    'process.env.GATSBY_TELEMETRY_DISABLED': '"1"',
    'process.env.SITE_DIR': '"dist.releases/7"',
    __PATH_PREFIX__: '""',
  })
  forgetEnvironment([site, gatsby])
  expect(site.definitions).toEqual({ BACKEND_URL: '""' })
  expect(Object.keys(gatsby.definitions)).toEqual([
    'process.env',
    'process.env.NODE_ENV',
    'process.env.GATSBY_QUERY_ON_DEMAND',
    '__PATH_PREFIX__',
  ])
})

test('says so when Gatsby defines the environment in another way', () => {
  expect(() => forgetEnvironment([new DefinePlugin({ BACKEND_URL: '""' })])).toThrow('no longer defines')
})
