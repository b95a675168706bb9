import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { RunningStorage } from './running-storage'

/** The keys that every s3rver has. */
export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** An emulator of S3 on loopback. */
export async function startS3(bucket: string): Promise<RunningStorage> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'))
  const settings = { address: '127.0.0.1', port: 0, silent: true, directory }
  const server = new S3rver({ ...settings, configureBuckets: [{ name: bucket, configs: [] }] })
  const { port } = await server.run()
  const stop = async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { endpoint: `http://127.0.0.1:${port}`, stop }
}
