/** Language and region of the site where company.yml names no other. */
export const defaultLocale = 'en-GB'
