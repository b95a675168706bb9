/** The chunk that is loaded when a visitor turns to a form. */
export { createFormController } from './create-form-controller'
export { ChosenCv, FormEnd, FormTop, ReceivedNote } from './form-messages'
