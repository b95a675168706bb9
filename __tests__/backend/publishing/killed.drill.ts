import { testKills } from './support/test-kills'

testKills([1, 2, 3, 4])
