import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { codeOf } from '../errors/code-of'
import {
  checkReading,
  fileMissing,
  storeUnavailable,
  streamFile,
  type FileStore,
  type S3Place,
} from './file-store'

/** Timeouts for connection and response; each request is tried twice. */
const patience = { connectionTimeout: 5_000, requestTimeout: 20_000 }

/** Errors are thrown; the caller logs them. */
const nothing = () => {}
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

/** Stores files as objects in an existing bucket; the company configures access to it. */
export function createS3Store({ bucket: Bucket, endpoint, region, ...credentials }: S3Place): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials,
    maxAttempts: 2,
    requestHandler: patience,
    logger: silent,
    // not every S3-compatible storage supports the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const explained = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw explain(error, Bucket)
    }
  }
  const store: FileStore = {
    check: () => checkReading(store),
    put: (Key, { path, size, type }) =>
      explained(async () => {
        const object = { Bucket, Key, ContentLength: size, ContentType: type }
        await streamFile(path, (Body) => client.send(new PutObjectCommand({ ...object, Body })))
      }),
    read: (Key) =>
      explained(async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body instanceof Readable ? Body : Readable.from([])
      }),
    remove: (Key) =>
      explained(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }))
      }),
  }
  return store
}

function explain(error: unknown, bucket: string): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'NoSuchKey') return fileMissing(error)
  return storeUnavailable(reasonOf(error, bucket), error)
}

const refusals = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied']

function reasonOf(error: Error, bucket: string): string {
  if (error.name === 'NoSuchBucket')
    return `The storage has no bucket "${bucket}". Create it, private, or correct S3_BUCKET.`
  if (refusals.includes(error.name))
    return `The storage refuses the key (${error.name}). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the rights they give.`
  const code = codeOf(error)
  const why = typeof code === 'string' ? code : error.name
  return `The storage can't be reached or used (${why}). See whether it is up, or correct S3_ENDPOINT and S3_REGION.`
}
