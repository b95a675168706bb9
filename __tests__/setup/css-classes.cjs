/** Stands for every imported style sheet and font: a class has its own name, so tests can tell them apart. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : String(name)) })
