export { wrapPageElement } from './src/app/wrap-page-element'
export { onRenderBody } from './src/app/on-render-body'
