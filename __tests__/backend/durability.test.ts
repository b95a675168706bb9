import { testDurability } from './support/test-durability'

// more, and on the embedded database, in `npm run drill:unit`
testDurability({ services: 1, kills: 2, kinds: ['server'] })
