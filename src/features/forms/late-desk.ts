/** What is loaded when somebody turns to a form: one file for the browser. */
export { createFormDesk } from './create-form-desk'
export { FormEnd } from './form-end'
export { FormTop } from './form-top'
export { PickedCv } from './picked-cv'
export { ReceivedNote } from './received-note'
