import { testDrill } from './support/test-drill'

testDrill([
  ['embedded', 'server'],
  ['server', 'embedded'],
])
