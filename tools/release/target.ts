import { resolve } from 'node:path';
import { folderStore } from './folder-store.ts';
import { ReleaseError } from './registry.rules.ts';
import { s3Store } from './s3-store.ts';
import type { Store } from './store.ts';

const BUCKET = /^s3:\/\/([^/]+)(?:\/(.*))?$/;
const HOME = 'us-east-1';

const needed = (env: NodeJS.ProcessEnv, name: string): string => {
  const value = env[name];
  if (!value) throw new ReleaseError(`${name} must be set to reach a bucket.`);
  return value;
};

/** The target: `s3://bucket/prefix`, otherwise a folder with a `registry.json`. @throws ReleaseError */
export function openTarget(target: string, env: NodeJS.ProcessEnv = process.env): Store {
  const [, bucket, prefix = ''] = BUCKET.exec(target) ?? [];
  if (bucket === undefined) return folderStore(resolve(target));
  const region = env['AWS_REGION'] || HOME;
  return s3Store(bucket, prefix && `${prefix.replace(/\/+$/, '')}/`, {
    endpoint: env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId: needed(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed(env, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: env['AWS_SESSION_TOKEN'],
  });
}
