module.exports = URLSearchParams
