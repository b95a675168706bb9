export { wrapPageElement } from './src/app/wrap-page-element'
export { onRenderBody } from './src/app/on-render-body'
export { onPreRenderHTML } from './src/app/on-pre-render-html'
