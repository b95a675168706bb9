/** Set by the bundler, see src/gatsby/hooks/on-create-webpack-config.ts. */
declare const BACKEND_URL: string | undefined

/** Where browsers reach the backend, without /api and without a trailing slash; empty: at the site's own address. */
export const backendUrl = (typeof BACKEND_URL === 'undefined' ? undefined : BACKEND_URL) ?? ''
