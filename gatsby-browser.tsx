export { wrapPageElement } from './src/app/wrap-page-element'
export { onRouteUpdateDelayed, onRouteUpdate, shouldUpdateScroll } from './src/app/route-events'
export { onClientEntry, replaceHydrateFunction } from './src/app/hydrate'
