/** Answers with the headers and bytes of a file, with Node's own server and nothing else. Prints its address. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const answers = new Map()
for (const { url, headers, body } of JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))) {
  const list = Object.entries(headers).flat()
  const unchanged = Object.entries(headers).filter(([name]) => !name.startsWith('content-'))
  answers.set(url, {
    ...{ list, unchanged: unchanged.flat() },
    ...{ body: Buffer.from(body, 'base64'), etag: headers.etag },
  })
}

const server = createServer(({ url, headers }, response) => {
  const answer = answers.get(url)
  if (answer === undefined) response.writeHead(404).end()
  else if (headers['if-none-match'] === answer.etag) response.writeHead(304, answer.unchanged).end()
  else response.writeHead(200, answer.list).end(answer.body)
})
server.listen(0, '127.0.0.1', () => console.log(`Answers at http://127.0.0.1:${server.address().port}`))
