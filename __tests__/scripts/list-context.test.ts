import { listContext } from '../../scripts/drill-bundle/list-context'

test('the Dockerfile is given what the build reads, and nothing that .dockerignore names at the root', () => {
  const files = listContext()
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'backend/main.ts',
      'scripts/bundle.ts',
      'scripts/bundle/write-programs.ts',
    ]),
  )
  expect(files.filter((file) => /^(?:__tests__|docs|deploy|\.github)\/|^Dockerfile$/.test(file))).toEqual([])
})
