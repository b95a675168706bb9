import { Zip, ZipPassThrough } from 'fflate'

/** A file of an archive. Its content is read when its turn comes. */
export interface ZipFile {
  name: string
  at: Date
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Writes files into an archive piece by piece, as they are: CVs are compressed already. */
export async function* writeZip(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, at, content } of files) {
    const file = new ZipPassThrough(name)
    file.mtime = at
    zip.add(file)
    for await (const chunk of content) {
      file.push(chunk)
      yield* pieces.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}
