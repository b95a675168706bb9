import { testKills } from './support/test-kills'

testKills([3]) // the others in `npm run drill:unit`
