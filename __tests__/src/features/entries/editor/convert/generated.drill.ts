/** @jest-environment node */
import { testProperties } from '../support/generated-properties'

testProperties(1)
