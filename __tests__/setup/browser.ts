import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

/** A generous timeout: tests check that something happens, not how fast, and the machine may be busy. */
configure({ asyncUtilTimeout: 10_000 })
