import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../bench/at-end'
import { BenchError } from '../bench/bench-error'
import { findFreePort } from '../lib/find-free-port'
import type { Server } from './start-backend'
import { withSystemPrograms } from './system-programs'

/** An answer of the backend that nginx gives, too. */
export interface Copied {
  url: string
  headers: Record<string, string>
  /** As it is sent, compressed by gzip. */
  body: Buffer
}

/**
 * Gives the same answers with nginx, from files that are compressed already: one process, which writes a line for each
 * request.
 */
export async function startNginx(copied: readonly Copied[], folder: string): Promise<Server> {
  const port = findFreePort()
  const locations = await Promise.all(
    copied.map(async ({ url, headers, body }, at) => {
      const name = `answer-${at}`
      await writeFile(path.join(folder, name), '') // only its compressed sibling is sent
      await writeFile(path.join(folder, `${name}.gz`), body)
      return describeLocation(url, name, headers)
    }),
  )
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, describeServer(folder, port, locations))
  const child = spawn('nginx', ['-p', folder, '-c', file], {
    env: withSystemPrograms(process.env),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  atEnd(() => child.kill())
  child.on('error', () => {}) // then it has no process id
  if (child.pid === undefined) throw new BenchError('There is no nginx. Debian: apt-get install nginx-light')
  const address = `http://127.0.0.1:${port}`
  for (let attempt = 1; !(await answers(address)); attempt++) {
    if (attempt === 50) throw new BenchError('nginx did not start.')
    await wait(100)
  }
  return { address, pid: child.pid }
}

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  )

/** Set by nginx itself, or about this one answer. */
const ownHeaders =
  /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|last-modified|accept-ranges|x-request-id)$/

function describeLocation(url: string, name: string, headers: Record<string, string>): string {
  const { 'content-type': type = 'text/plain' } = headers
  const added = Object.entries(headers)
    .filter(([header]) => !ownHeaders.test(header))
    .map(([header, value]) => `add_header ${header} "${value}";`)
  return `location = ${url} {
    default_type "${type}";
    add_header x-request-id $request_id;
    ${added.join('\n    ')}
    try_files /${name} =404;
  }`
}

const describeServer = (folder: string, port: string, locations: readonly string[]) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 256; }
http {
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  types { }
  keepalive_timeout 72s;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${folder}/${part};`).join('\n  ')}
  log_format site '$time_iso8601 $request_method $uri $status $body_bytes_sent $request_time $request_id';
  access_log ${folder}/access.log site;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { return 404; }
    ${locations.join('\n    ')}
  }
}
`
