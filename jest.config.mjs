/**
 * Packages that publish ES modules only, or import such at run time; whole families by their prefix. Jest runs
 * them as CommonJS.
 */
const esModules = [
  '@adobe/structured-data-validator',
  '@electric-sql/',
  '@ungap/structured-clone',
  'approx-string-match',
  'array-iterate',
  'bail',
  'ccount',
  'character-entities',
  'comma-separated-tokens',
  'd3-',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'escape-string-regexp',
  'flesch',
  'github-slugger',
  'hast-',
  'hastscript',
  'html-void-elements',
  'internmap',
  'is-plain-obj',
  'jose',
  'leven',
  'longest-streak',
  'lucide-react',
  'lowlight',
  'markdown-table',
  'mdast-',
  'micromark',
  'mime',
  'nlcst-to-string',
  'oidc-provider',
  'p-limit',
  'parse-latin',
  'parse5',
  'property-information',
  'rehype-',
  'remark-',
  'retext',
  'space-separated-tokens',
  'stemmer',
  'stringify-entities',
  'syllable',
  'trim-lines',
  'trough',
  'unified',
  'unist-',
  'vfile',
  'web-namespaces',
  'yocto-queue',
  'zwitch',
]

/** @param {object} parser Options of the swc parser. */
const swc = (parser) => [
  '@swc/jest',
  {
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
]

const styles = { '\\.css$': '<rootDir>/__tests__/setup/css-classes.cjs' }

const shared = {
  globalSetup: '<rootDir>/__tests__/setup/make-temporary-folder.mjs',
  globalTeardown: '<rootDir>/__tests__/setup/remove-temporary-folder.mjs',
  roots: ['<rootDir>/__tests__'],
  modulePathIgnorePatterns: ['<rootDir>/(\\.cache|public|dist(\\.releases)?)/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(e2e|setup)/'],
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.[cm]?js$': swc({ syntax: 'ecmascript' }),
  },
  moduleNameMapper: styles,
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esModules.join('|')}))`],
}

/** @type {import('jest').Config} */
export default {
  testTimeout: 60_000, // tests ask whether, not when, and a machine may have other work
  // A worker keeps some MB of each file. Without a limit it spends more and more of its time collecting garbage.
  workerIdleMemoryLimit: '700MB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/__tests__/setup/node-environment.mjs',
      testMatch: [
        '<rootDir>/__tests__/*.test.ts',
        '<rootDir>/__tests__/{contract,backend,emulators,scripts}/**/*.test.ts',
        '<rootDir>/__tests__/src/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/__tests__/setup/browser-environment.mjs',
      testMatch: ['<rootDir>/__tests__/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/browser.ts'],
      moduleNameMapper: {
        ...styles,
        '^gatsby$': '<rootDir>/__tests__/setup/gatsby-mock.tsx',
        '\\.woff2$': '<rootDir>/__tests__/setup/css-classes.cjs',
      },
    },
  ],
}
