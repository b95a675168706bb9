import './share-compiled-code.mjs'

export { TestEnvironment as default } from 'jest-environment-node'
