import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as react from 'react'

/** A generous timeout: tests check that something happens, not how fast, and the machine may be busy. */
configure({ asyncUtilTimeout: 10_000 })

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
