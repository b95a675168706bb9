import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

/** How long something may take that must come: tests ask whether, not when, and a machine may have other work. */
configure({ asyncUtilTimeout: 10_000 })
