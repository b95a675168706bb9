import config from './jest.config.mjs'

/** `npm run drill:unit`: what `npm test` takes a sample of, or a smaller number of runs: `*.drill.ts` beside the tests. */
export default {
  ...config,
  testTimeout: 600_000,
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: project.testMatch.map((pattern) => pattern.replace('.test.', '.drill.')),
  })),
}
