import { testDrill } from './support/test-drill'

testDrill([['embedded', 'server']]) // the way back in `npm run drill:unit`
