import vm from 'node:vm'

/**
 * Jest compiles every module again for each test file. Here a worker compiles it once, and each test file runs that
 * script in its own context: what V8 has parsed and compiled of it is shared, its variables are not.
 */
const scripts = new Map()

/** As `vm.compileFunction`, which keeps nothing of what it has compiled. */
vm.compileFunction = (code, parameters, { filename, parsingContext }) => {
  const start = `(function (${parameters.join(', ')}) {`
  const known = scripts.get(filename)
  if (known?.code === code) return known.script.runInContext(parsingContext)
  const script = new vm.Script(`${start}${code}\n})`, { filename, columnOffset: -start.length })
  scripts.set(filename, { code, script })
  return script.runInContext(parsingContext)
}
