import { loadProgram } from '../load-program.mjs'

loadProgram('read')
