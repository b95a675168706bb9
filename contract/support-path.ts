/** Path of the support page. */
export const supportPath = '/tms-support/'
