import { existsSync } from 'node:fs'
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importDirections } from './scripts/eslint/import-directions.mjs'
import { noImportCycles } from './scripts/eslint/no-import-cycles.mjs'

const typescript = ['**/*.{ts,tsx}']
const environmentRule =
  'Read the environment in src/config/env.ts, backend/env.ts or emulators/env.ts, where it is checked and explained.'

/** Rules that follow a type that is not known: of no use where the types themselves are missing or loose. */
const unsafeRulesOff = Object.fromEntries(
  ['assignment', 'member-access', 'call', 'argument', 'return'].map((name) => [
    `@typescript-eslint/no-unsafe-${name}`,
    'off',
  ]),
)
/** Types of the page queries, written by the build: before a first build there are none. */
const queryTypes = new URL('src/gatsby-types.d.ts', import.meta.url)

export default defineConfig(
  {
    ignores: [
      'node_modules',
      'public',
      'dist',
      'dist.*',
      '.variants',
      '.cache',
      'reports',
      'scripts/bench/peers',
      'test-results',
      'src/gatsby-types.d.ts',
      'src/client/api-types.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,

  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { disallowTypeAnnotations: false, fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // A third of the run's time between them, for things this code does not do.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
    },
  },

  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {
      'import-x': importX,
      architecture: {
        rules: { 'import-directions': importDirections, 'no-import-cycles': noImportCycles },
      },
    },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: false })],
    },
    rules: {
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', 'sibling', 'index'],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'architecture/import-directions': 'error',
      'architecture/no-import-cycles': 'error',
    },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // What scrolls sideways, e.g. a wide table, must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group', 'region'] }],
    },
  },

  {
    // Gatsby types the arguments of its hooks with `any` and `Function`.
    files: [
      'src/gatsby/hooks/**/*.ts',
      ...(existsSync(queryTypes) ? [] : ['src/{app,features,pages,templates}/**/*.{ts,tsx}']),
    ],
    rules: unsafeRulesOff,
  },

  {
    // The environment is read in three places; scripts, tests and the tools' own files at the root are free.
    files: ['{src,contract,backend,emulators}/**/*.{ts,tsx}'],
    ignores: ['src/config/env.ts', 'backend/env.ts', 'emulators/env.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: environmentRule }],
      'no-restricted-imports': [
        'error',
        ...['process', 'node:process'].map((name) => ({
          name,
          importNames: ['env'],
          message: environmentRule,
        })),
      ],
    },
  },

  {
    // What a role may do is said in contract/permissions.ts alone.
    files: ['{src,contract,backend}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['BinaryExpression', 'SwitchCase', "CallExpression[callee.property.name='where']"].map(
          (parent) => ({
            selector: `${parent} > Literal[value=/^(admin|employee)$/]`,
            message: 'Ask can(role, permission) of contract/permissions.ts instead of comparing roles.',
          }),
        ),
      ],
    },
  },

  {
    // Tests hand half-made objects and stand-ins to code; what matters there is the assertion.
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },

  {
    // scripts run from top to bottom: a constant that a line above its own needs ends them
    files: ['scripts/**/*.mjs'],
    rules: { 'no-use-before-define': ['error', { functions: false, classes: false, variables: false }] },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: { module: 'writable' } } },
)
