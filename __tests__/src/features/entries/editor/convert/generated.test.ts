/** @jest-environment node */
import { testProperties } from '../support/generated-properties'

testProperties(1 / 6) // `npm run drill:unit` makes all runs
