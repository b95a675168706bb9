interface Call {
  url: string
  values: Record<string, string>
}

type Reply = () => Promise<Response>

/** Stands for the backend in tests of a form: keeps what it is sent, answers what a test says. */
export class FakeBackend {
  readonly calls: Call[] = []
  private readonly replies: Reply[] = []

  constructor() {
    jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      const text = typeof init?.body === 'string' ? init.body : ''
      this.calls.push({
        url: typeof url === 'string' ? url : '',
        values: JSON.parse(text) as Record<string, string>,
      })
      return (this.replies.shift() ?? received())()
    })
  }

  /** What it answers next, in turn; after that it receives everything. */
  answer(...replies: Reply[]): void {
    this.replies.push(...replies)
  }

  /** A field of each call. */
  sent(field: string): (string | undefined)[] {
    return this.calls.map(({ values }) => values[field])
  }
}

export const received =
  (reference = 'K7QF-3M2P', form = 'contact'): Reply =>
  () =>
    Promise.resolve(Response.json({ reference, form }, { status: 201 }))

export const lost: Reply = () => Promise.reject(new TypeError('fetch failed'))

export const refused =
  (status: number, body: object, headers: Record<string, string> = {}): Reply =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }))

export const page =
  (status: number): Reply =>
  () =>
    Promise.resolve(new Response('<!doctype html><title>Not ours</title>', { status }))
