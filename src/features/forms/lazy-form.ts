/** What is loaded when a visitor turns to a form: one file for the browser. */
export { createFormController } from './create-form-controller'
export { ChosenCv, FormEnd, FormTop, ReceivedNote } from './form-messages'
