/** The privacy notice, below the site's address. */
export const privacyPath = '/privacy-policies/'
