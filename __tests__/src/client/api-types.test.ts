import { spawnSync } from 'node:child_process'

test('the API client’s types match the contract', () => {
  const { stderr, status } = spawnSync('node_modules/.bin/tsx', ['scripts/write-api-types.ts', '--check'], {
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['', 0])
})
