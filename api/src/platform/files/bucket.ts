import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../config/file-settings.ts';
import { AppError } from '../errors/app-error.ts';

/** Shorter than a transaction may be idle. */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

export type Bucket = {
  put: (id: string, content: Buffer) => Promise<void>;
  /** Undefined if there is none. */
  get: (id: string) => Promise<Buffer | undefined>;
  remove: (id: string) => Promise<void>;
};

export const hashContent = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

const unavailable = (cause: unknown) =>
  Object.assign(new AppError(503, 'filesUnavailable', 'Files can’t be reached right now. Try again in a minute'), {
    cause,
  });

/** A bucket of any S3-compatible store, with an object for each file. @throws 503 while it can't be reached */
export function openBucket({ bucket, prefix, endpoint, sessionToken, ...access }: BucketConfig): Bucket {
  const client = new AwsClient({
    ...access,
    ...(sessionToken !== undefined && { sessionToken }),
    service: 's3',
    retries: RETRIES,
  });
  const send = async (method: string, id: string, content?: Buffer) => {
    try {
      const answer = await client.fetch(`${endpoint}/${bucket}/${prefix}${id}`, {
        method,
        headers: { 'x-amz-content-sha256': hashContent(content ?? Buffer.alloc(0)).toString('hex') },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(content && { body: new Uint8Array(content) }),
      });
      if (answer.ok) return answer;
      const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
      if (answer.status === 404 && code !== 'NoSuchBucket') return undefined;
      throw new Error(`s3://${bucket}: ${method} was answered with ${answer.status} ${code}`.trimEnd());
    } catch (error) {
      throw unavailable(error);
    }
  };
  return {
    put: async (id, content) => {
      if (!(await send('PUT', id, content))) throw unavailable(new Error(`s3://${bucket}: PUT was answered with 404`));
    },
    get: async (id) => {
      const answer = await send('GET', id);
      if (!answer) return undefined;
      try {
        return Buffer.from(await answer.arrayBuffer());
      } catch (error) {
        throw unavailable(error);
      }
    },
    remove: async (id) => {
      await send('DELETE', id);
    },
  };
}
