import { PreviewError } from './preview-error'

/**
 * Waits for work, and ends it when it takes too long.
 *
 * @param end Ends the work; `work` may then fail or never settle.
 * @throws PreviewError after `ms` milliseconds.
 */
export async function endAfter<T>(ms: number, work: Promise<T>, end: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new PreviewError('This CV takes too long to preview. Download the file to view it.'))
      end()
    }, ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
