import vm from 'node:vm'

/**
 * Jest compiles every module again for each test file. Here a worker compiles it once, and each test file runs that
 * script in its own context: what V8 has parsed and compiled of it is shared, its variables are not.
 */
const scripts = new Map()

/**
 * Names of the language that no test replaces. In a context of `vm`, Node is asked for each global at each use; modules
 * get these as variables around them, which cost nothing.
 */
const names = [
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'DataView',
  'Error',
  'Float32Array',
  'Float64Array',
  'Infinity',
  'Int32Array',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'SyntaxError',
  'TypeError',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'WeakMap',
  'WeakRef',
  'WeakSet',
  'decodeURIComponent',
  'encodeURIComponent',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
]

/** Their values in each context. */
const values = new WeakMap()
const readNames = new vm.Script(`[${names.join(', ')}]`)

/** As `vm.compileFunction`, which keeps nothing of what it has compiled. */
vm.compileFunction = (code, parameters, { filename, parsingContext }) => {
  const start = `(function (${names.join(', ')}) { return (function (${parameters.join(', ')}) {`
  let known = scripts.get(filename)
  if (known?.code !== code) {
    const script = new vm.Script(`${start}${code}\n})})`, { filename, columnOffset: -start.length })
    known = { code, script }
    scripts.set(filename, known)
  }
  if (!values.has(parsingContext)) values.set(parsingContext, readNames.runInContext(parsingContext))
  return known.script.runInContext(parsingContext)(...values.get(parsingContext))
}
