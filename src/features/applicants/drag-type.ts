/** What a dragged card carries: the id of its application. */
export const dragType = 'application/x-applicant'
