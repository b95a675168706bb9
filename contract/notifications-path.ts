/** Path of the page that lists a person’s notifications; "?open=<id>" leads on to what one is about. */
export const notificationsPath = '/employee/notifications/'
