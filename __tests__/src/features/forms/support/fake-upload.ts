/** Stands for the browser's upload: a test moves it on. */
export class FakeUpload extends EventTarget {
  static latest: FakeUpload | undefined

  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  timeout = 0
  sent: FormData | undefined

  open(): void {
    FakeUpload.latest = this
  }

  setRequestHeader(): void {}

  getResponseHeader(): null {
    return null
  }

  send(data: FormData): void {
    this.sent = data
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }

  answer(status: number, body: object): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }

  breakOff(): void {
    this.dispatchEvent(new Event('error'))
  }
}
