import { ServiceError } from '../errors/service-error'
import type { Scanner } from '../files/create-scanner'
import type { ReceivedFile } from './submission'

/**
 * Scans a CV for malware before it is stored.
 *
 * @throws ServiceError `malware_found`; `scanner_unavailable` when it couldn't be scanned.
 */
export async function scanCv(scanner: Scanner, { path }: ReceivedFile): Promise<void> {
  const malware = await scanner.findMalware(path).catch((cause: unknown) => {
    throw new ServiceError(
      'scanner_unavailable',
      'We can’t check files for viruses at the moment. Try again in a few minutes.',
      { cause, headers: { 'retry-after': '300' } },
    )
  })
  if (malware === undefined) return
  throw new ServiceError(
    'malware_found',
    'Our virus scanner refused your CV. Save it again as a PDF on another device and upload the new file.',
    { cause: new Error(malware) },
  )
}
