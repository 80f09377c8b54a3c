import { z } from 'zod';
import { StartupError } from '../errors/startup-error.ts';

const BUCKET = /^s3:\/\/([^/]+)(?:\/(.*))?$/;
const DEFAULT_REGION = 'us-east-1';
const MEGABYTE = 1024 * 1024;
/** The limit in the specification. */
const DEFAULT_DOCUMENT_MB = 1;
const MAX_DOCUMENT_MB = 50;
const text = z.string().min(1).optional();

/** Where uploaded files are stored, and what scans them. */
export const FILE_SETTINGS = {
  FILES_URL: [
    z.string().regex(BUCKET).optional(),
    'FILES_URL must be a bucket for uploaded files, e.g. s3://consign-files or s3://bucket/prefix.',
  ],
  FILES_IN: [
    z.enum(['bucket', 'database']).default('bucket'),
    'FILES_IN must be bucket or database: where new files go while FILES_URL is set.',
  ],
  AWS_ACCESS_KEY_ID: [text, 'AWS_ACCESS_KEY_ID must be the access key of FILES_URL.'],
  AWS_SECRET_ACCESS_KEY: [text, 'AWS_SECRET_ACCESS_KEY must be the secret key of FILES_URL.'],
  AWS_SESSION_TOKEN: [text, 'AWS_SESSION_TOKEN must be a token of temporary access keys.'],
  AWS_REGION: [z.string().min(1).default(DEFAULT_REGION), 'AWS_REGION must be the region of the bucket.'],
  AWS_ENDPOINT_URL_S3: [
    z.url({ protocol: /^https?$/ }).optional(),
    'AWS_ENDPOINT_URL_S3 must be the URL of an S3-compatible store, e.g. https://minio.example.com.',
  ],
  MAX_DOCUMENT_MB: [
    z.coerce.number().int().min(DEFAULT_DOCUMENT_MB).max(MAX_DOCUMENT_MB).default(DEFAULT_DOCUMENT_MB),
    `MAX_DOCUMENT_MB must be the size that an attached document may have, from 1 to ${MAX_DOCUMENT_MB}.`,
  ],
  CLAMD_URL: [
    z.url({ protocol: /^(tcp|unix)$/ }).optional(),
    'CLAMD_URL must be a virus scanner, e.g. tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.',
  ],
} as const;

type Settings = { [name in keyof typeof FILE_SETTINGS]: z.infer<(typeof FILE_SETTINGS)[name][0]> };

export type BucketConfig = {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
};
export type FileConfig = {
  bucket?: BucketConfig | undefined;
  /** Whether new files are stored in the bucket. */
  savesToBucket: boolean;
  scannerUrl?: string | undefined;
  maxDocumentBytes: number;
};

/** @throws StartupError for a bucket without keys */
export function toFileConfig(settings: Settings): FileConfig {
  const { FILES_URL = '', FILES_IN, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION } = settings;
  const others = { scannerUrl: settings.CLAMD_URL, maxDocumentBytes: settings.MAX_DOCUMENT_MB * MEGABYTE };
  const [, bucket, prefix = ''] = BUCKET.exec(FILES_URL) ?? [];
  if (bucket === undefined) return { savesToBucket: false, ...others };
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new StartupError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set with FILES_URL.');
  return {
    savesToBucket: FILES_IN === 'bucket',
    ...others,
    bucket: {
      bucket,
      prefix: prefix && `${prefix.replace(/\/+$/, '')}/`,
      endpoint: (settings.AWS_ENDPOINT_URL_S3 ?? `https://s3.${AWS_REGION}.amazonaws.com`).replace(/\/+$/, ''),
      region: AWS_REGION,
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: settings.AWS_SESSION_TOKEN,
    },
  };
}
