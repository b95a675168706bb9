/** Path of the privacy notice. */
export const privacyPath = '/privacy-policies/'
