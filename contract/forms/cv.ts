/** Largest CV: 5 MB. */
export const largestCv = 5 * 1024 * 1024

/** What a CV may be, by its content: the media type, and the ending its name gets. */
export const cvTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type CvType = keyof typeof cvTypes

/** For the file field: the accepted endings and media types. */
export const acceptedCvs = Object.entries(cvTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(',')

/** Statuses of a response that refuses the CV: too large, not a document, with malware. */
export const cvRefusals: readonly number[] = [413, 415, 422]

/** The file "cv" of an application, and its errors. */
export const cvRule = {
  label: 'Your CV',
  hint: 'PDF or Word (.docx), up to 5 MB',
  required: 'Upload your CV as a PDF or Word (.docx) file',
  empty: 'Your CV is empty. Choose another file.',
  tooLarge: 'Your CV must be 5 MB or smaller. Choose a smaller file.',
  wrongType: 'Your CV must be a PDF or Word (.docx) file. Choose another file.',
} as const
