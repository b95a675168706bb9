import { bothKinds } from './support/databases'
import { testDurability } from './support/test-durability'

testDurability({ services: 2, kills: 2, kinds: bothKinds })
