import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { makeDocx, makePdf } from '../../../__tests__/backend/submissions/support/sample-forms'
import type { Random } from '../../../src/sea-chart/random'
import { makeMessage } from '../make-message'
import { bytesOf, uuidOf } from '../random'
import type { BuiltSite } from './read-site'

/** What keeps the service busy besides its visitors. */
export interface Work {
  /** Works until it is stopped; counts what was done. */
  until: (isOver: () => boolean) => Promise<void>
  done: Done
}

export interface Done {
  pictures: number
  /** Pictures that took too long to render, or would have had to wait for too many others. */
  refused: number
  documents: number
  /** Of 50,000 inquiries each. */
  exports: number
}

interface WorkOptions {
  address: string
  /** Value of the header `authorization` of an admin. */
  admin: string
  site: BuiltSite
  nextNumber: () => number
  random: Random
}

const pauseMs = 250
const megabyte = 1024 * 1024

/** Two people each upload pictures and documents and export all inquiries, one after the other without rest. */
export async function makeWork(options: WorkOptions): Promise<Work> {
  const { address, admin, site, nextNumber, random } = options
  const done: Done = { pictures: 0, refused: 0, documents: 0, exports: 0 }
  const pictures = await drawPictures(random)
  const filling = bytesOf(random, 2 * megabyte).toString('hex')
  const documents = [makePdf(4.9 * megabyte), makeDocx({ 'word/media/image.txt': filling })] as const

  const upload = async () => {
    const { type, bytes } = random.pick(pictures)
    const headers = { authorization: admin, 'content-type': type }
    const answer = await post('/api/pictures?name=wave', headers, bytes)
    if (answer.status === 413 || answer.status === 503) done.refused++
    else {
      require(answer, 201, 'A picture')
      done.pictures++
    }
  }
  const apply = async () => {
    const cv = random.pick(documents)
    const values = { job: site.job }
    const message = makeMessage({
      form: 'application',
      number: nextNumber(),
      key: uuidOf(random),
      cv,
      values,
    })
    require(await post(message.path, message.headers, message.body), 201, 'An application')
    done.documents++
  }
  const exportAll = async () => {
    const answer = await fetch(`${address}/api/admin/inquiries.csv`, { headers: { authorization: admin } })
    require(answer, 200, 'An export')
    for await (const _chunk of answer.body ?? []); // as it comes, as a browser would
    done.exports++
  }
  const post = async (path: string, headers: Record<string, string>, body: Buffer) => {
    const answer = await fetch(address + path, { method: 'POST', headers, body: new Uint8Array(body) })
    await answer.arrayBuffer()
    return answer
  }
  return {
    done,
    until: async (isOver) => {
      const repeat = async (act: () => Promise<void>) => {
        while (!isOver()) {
          await act()
          await wait(pauseMs)
        }
      }
      await Promise.all([upload, upload, apply, apply, exportAll, exportAll].map(repeat))
    },
  }
}

function require({ status }: Response, expected: number, what: string): void {
  if (status !== expected) throw new Error(`${what} was answered ${status}, not ${expected}.`)
}

interface Picture {
  type: string
  bytes: Buffer
}

/** A photograph as large as cameras make them, and a drawing that takes seconds to render. */
async function drawPictures(random: Random): Promise<[Picture, Picture]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: 'white', noise } })
  const place = () => Math.round(random.between(0, 2_000))
  const circles = Array.from(
    { length: 5_000 },
    () => `<circle cx="${place()}" cy="${place()}" r="150" fill="url(#a)" opacity="0.3"/>`,
  )
  const gradient =
    '<radialGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${gradient}${circles.join('')}</svg>`
  return [
    { type: 'image/jpeg', bytes: await photo.jpeg({ quality: 80 }).toBuffer() },
    { type: 'image/svg+xml', bytes: Buffer.from(svg) },
  ]
}
