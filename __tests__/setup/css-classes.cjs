/** Mocks imported style sheets and fonts: each class is its name, so that tests can distinguish them. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : String(name)) })
