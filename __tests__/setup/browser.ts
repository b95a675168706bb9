import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import * as react from 'react'

/** A generous timeout: tests check that something happens, not how fast, and the machine may be busy. */
configure({ asyncUtilTimeout: 10_000 })

/** Skips printing the document while `waitFor` and `findBy…` retry; the final error still has it. */
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
})

/**
 * React's development build captures a stack for each element, for its warnings, until it has captured 10,000. It takes
 * a sixth of these tests' processor time; React is told that it has them.
 */
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} })

/** jsdom lays nothing out and has no observer of sizes: here nothing is ever measured. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
