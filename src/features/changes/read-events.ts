/** An event of a stream: its data, or none for a sign of life. */
export interface StreamEvent {
  name: 'message' | 'ready' | 'alive'
  data: string
}

/** Reads server-sent events, as far as the backend uses them: an event's name, one line of data, and comments. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      waiting += decoder.decode(value, { stream: true })
      const blocks = waiting.split('\n\n')
      waiting = blocks.pop() ?? ''
      for (const block of blocks) yield parseEvent(block)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseEvent(block: string): StreamEvent {
  const lines = block.split('\n')
  const valueOf = (field: string) =>
    lines
      .find((line) => line.startsWith(`${field}:`))
      ?.slice(field.length + 1)
      .trim()
  const data = valueOf('data')
  if (data === undefined) return { name: 'alive', data: '' }
  return { name: valueOf('event') === 'ready' ? 'ready' : 'message', data }
}
