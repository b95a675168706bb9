import path from 'node:path'
import { z } from 'zod'
import type { FilePlace } from './files/file-store'

/** Variables of where files of visitors are kept. */
export const fileVariables = {
  FILES_DIR: z.string().optional().describe('Folder of files; default "files" in DATA_DIR.'),
  AZURE_STORAGE_CONNECTION_STRING: z
    .string()
    .refine(
      isConnectionString,
      'a connection string such as "AccountName=…;AccountKey=…", as the Azure portal shows it',
    )
    .optional()
    .describe('Account of Azure Blob Storage.'),
  AZURE_STORAGE_CONTAINER: z
    .string()
    .regex(
      /^[a-z\d](?:-?[a-z\d]){2,62}$/,
      'the name of a container: 3 to 63 small letters, digits and hyphens',
    )
    .optional()
    .describe('Container of that account; it must be there, and private.'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
      'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional()
    .describe('Bucket of a storage that speaks S3; it must be there, and private.'),
  S3_REGION: z.string().optional().describe('Its region; default with S3_ENDPOINT "us-east-1".'),
  S3_ENDPOINT: z
    .string()
    .refine(
      (value) => /^https?:\/\//.test(value) && URL.canParse(value),
      'an address such as "https://s3.host.example"',
    )
    .optional()
    .describe('Where the storage is; default Amazon’s own.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key that may read, write and remove in the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret of that key.'),
}
type FileVariables = z.output<z.ZodObject<typeof fileVariables>>
type Name = keyof FileVariables

const azure = ['AZURE_STORAGE_CONNECTION_STRING', 'AZURE_STORAGE_CONTAINER'] as const
const s3 = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** One place, named in full. */
export function findFileContradictions(env: FileVariables): string[] {
  const firstOf = (names: readonly Name[]) => names.find((name) => env[name] !== undefined)
  const places = [firstOf(['FILES_DIR']), firstOf(azure), firstOf(s3)].filter((name) => name !== undefined)
  const [kept, ...others] = places
  if (kept === undefined) return []
  return [
    ...others.map(
      (name) =>
        `environment variable ${name}: expected nothing while ${kept} says where files are kept. Remove one of the two`,
    ),
    ...findMissing(env, kept),
  ]
}

function findMissing(env: FileVariables, kept: Name): string[] {
  const wanted: readonly Name[] = [
    ...(kept.startsWith('AZURE_') ? azure : []),
    ...(kept.startsWith('S3_') ? s3.filter((name) => name !== 'S3_ENDPOINT' && !isSpared(name, env)) : []),
  ]
  return wanted
    .filter((name) => env[name] === undefined)
    .map((name) => `environment variable ${name}: expected a value since ${kept} is set, found nothing`)
}

/** Storages of others rarely have regions. */
const isSpared = (name: Name, env: FileVariables) => name === 'S3_REGION' && env.S3_ENDPOINT !== undefined

/** @param dataFolder Default place of the folder "files". */
export function placeOfFiles(env: FileVariables, dataFolder: string): FilePlace {
  const { AZURE_STORAGE_CONNECTION_STRING: connectionString, AZURE_STORAGE_CONTAINER: container } = env
  if (connectionString !== undefined && container !== undefined)
    return { kind: 'azure', connectionString, container }
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    const { S3_REGION: region = 'us-east-1', S3_ENDPOINT: endpoint } = env
    return { kind: 's3', bucket, region, endpoint, accessKeyId, secretAccessKey }
  }
  return { kind: 'folder', directory: path.resolve(env.FILES_DIR ?? path.join(dataFolder, 'files')) }
}

function isConnectionString(value: string): boolean {
  return /(?:^|;)(?:AccountKey|SharedAccessSignature)=.|^UseDevelopmentStorage=true/i.test(value)
}
