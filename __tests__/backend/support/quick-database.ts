import { setFlagsFromString } from 'node:v8'

// Optimizing PGlite's WebAssembly costs more than these short runs gain.
setFlagsFromString('--liftoff-only')
