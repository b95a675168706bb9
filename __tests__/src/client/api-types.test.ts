import { spawnSync } from 'node:child_process'

test('the types of the API’s calls are those of the contract', () => {
  const { stderr, status } = spawnSync('node_modules/.bin/tsx', ['scripts/write-api-types.ts', '--check'], {
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['', 0])
})
