import { chooseEncoding, encodings, type Encoding } from './choose-encoding'
import { isCompressible } from './content-type'
import { findFile, type SiteFile } from './find-site-file'

/** A file in the encoding it is sent in: itself, or the compressed sibling the build wrote. */
export interface SiteForm {
  file: SiteFile
  encoding: Encoding
}

const endings = { br: '.br', gzip: '.gz', identity: '' } as const

/** The form of a file that a client likes best. */
export async function chooseForm(file: SiteFile, acceptEncoding: string | undefined): Promise<SiteForm> {
  const whole: SiteForm = { file, encoding: 'identity' }
  if (!isCompressible(file.path)) return whole
  const forms = await findForms(whole)
  const encoding = chooseEncoding(
    acceptEncoding,
    forms.map((form) => form.encoding),
  )
  return forms.find((form) => form.encoding === encoding) ?? whole
}

async function findForms(whole: SiteForm): Promise<SiteForm[]> {
  const found = await Promise.all(
    encodings.map(async (encoding) => {
      const file = encoding === 'identity' ? whole.file : await findFile(whole.file.path + endings[encoding])
      return file ? [{ file, encoding }] : []
    }),
  )
  return found.flat()
}
