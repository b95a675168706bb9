import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../lib/save-file'
import { ActionButton } from './action-button'
import { Download } from './icons'
import { useToast } from './toasts'

/** Time limit of a download, in milliseconds: 50,000 rows on a slow line. */
export const exportTimeoutMs = 120_000

interface Props {
  /** First part of the file's name, e.g. "inquiries". */
  name: string
  /** Fetches the CSV; the header X-Latest-Only says how many rows it holds if older ones were left out. */
  download: () => Promise<{ data: Blob; response: Response }>
  /** Called with the number of rows when older ones were left out. */
  onIncomplete: (latestOnly: number) => void
}

/** Saves what a list shows, on all its pages, as CSV. */
export function ExportButton({ name, download, onIncomplete }: Props) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { data, response } = await download()
      const latestOnly = response.headers.get('x-latest-only')
      const which = latestOnly === null ? '' : `-latest-${latestOnly}`
      saveFile(data, `${name}-${new Date().toISOString().slice(0, 10)}${which}.csv`)
      return latestOnly
    },
    onSuccess: (latestOnly) => {
      toast('CSV exported. The export is recorded in the audit log.')
      if (latestOnly !== null) onIncomplete(Number(latestOnly))
    },
    onError: (error) => toast(`Export failed. ${error.message}`),
  })
  return (
    <ActionButton isPending={isPending} onPress={() => mutate()}>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" /> {isPending ? 'Exporting…' : 'Export CSV'}
    </ActionButton>
  )
}
