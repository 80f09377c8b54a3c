import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../config/file-settings.ts';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange } from './byte-range.rules.ts';
import { inPieces } from './chunks.store.ts';
import { sendPart } from './send-part.ts';

/** Shorter than a transaction may be idle. */
const TIMEOUT_MS = 8_000;
/** For the store to put the parts together; no transaction waits for it. */
const COMPLETION_TIMEOUT_MS = 60_000;
const RETRIES = 2;
/** The smallest that S3 allows for all parts but the last. */
const PART_BYTES = 5 * 1024 * 1024;

export type Bucket = {
  put: (id: string, content: Buffer) => Promise<void>;
  /** Writes a content of any size part by part; nothing is left of one that fails. `onBegun` gets the id of the upload. */
  putParts: (
    id: string,
    content: AsyncIterable<Buffer>,
    onBegun: (uploadId: string) => Promise<unknown>,
  ) => Promise<void>;
  /** Forgets the parts of an upload that didn't end. */
  abort: (id: string, uploadId: string) => Promise<void>;
  /** Undefined if there is none. */
  get: (id: string) => Promise<Buffer | undefined>;
  /** Reads while it is sent; undefined if there is none. */
  open: (id: string, range?: ByteRange) => Promise<AsyncIterable<Buffer> | undefined>;
  remove: (id: string) => Promise<void>;
};

export const hashContent = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

const unavailable = (cause: unknown) =>
  Object.assign(new AppError(503, 'filesUnavailable', 'Files can’t be reached right now. Try again in a minute'), {
    cause,
  });

type Request = {
  query?: string;
  content?: Buffer;
  range?: ByteRange | undefined;
  timeoutMs?: number;
  /** Limits the whole response; `timeoutMs` by default. */
  signal?: AbortSignal;
};

/** Every read of the store has its time, however long the reader takes in between. */
async function* readBody(body: ReadableStream<Uint8Array>, controller: AbortController): AsyncGenerator<Buffer> {
  const reader = body.getReader();
  try {
    for (;;) {
      const timer = setTimeout(() => controller.abort(new Error('the store does not respond')), TIMEOUT_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } catch (error) {
    throw unavailable(error);
  } finally {
    controller.abort();
  }
}

const completion = (etags: readonly string[]) =>
  Buffer.from(
    `<CompleteMultipartUpload>${etags
      .map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
      .join('')}</CompleteMultipartUpload>`,
  );

/** A bucket of any S3-compatible store, with an object for each file. @throws 503 while it can't be reached */
export function openBucket({ bucket, prefix, endpoint, sessionToken, ...access }: BucketConfig): Bucket {
  const client = new AwsClient({
    ...access,
    ...(sessionToken !== undefined && { sessionToken }),
    service: 's3',
    retries: RETRIES,
  });
  const send = async (method: string, id: string, request: Request = {}) => {
    const { query = '', content, range, timeoutMs = TIMEOUT_MS, signal = AbortSignal.timeout(timeoutMs) } = request;
    try {
      const answer = await client.fetch(`${endpoint}/${bucket}/${prefix}${id}${query}`, {
        method,
        headers: {
          'x-amz-content-sha256': hashContent(content ?? Buffer.alloc(0)).toString('hex'),
          ...(range && { range: `bytes=${range.start}-${range.end}` }),
        },
        signal,
        ...(content && { body: content as Buffer<ArrayBuffer> }),
      });
      if (answer.ok) return answer;
      const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
      if (answer.status === 404 && code !== 'NoSuchBucket') return undefined;
      throw new Error(`s3://${bucket}: ${method} was answered with ${answer.status} ${code}`.trimEnd());
    } catch (error) {
      throw unavailable(error);
    }
  };
  const write = async (method: string, id: string, request: Request) => {
    const answer = await send(method, id, request);
    if (!answer) throw unavailable(new Error(`s3://${bucket}: ${method} was answered with 404`));
    return answer;
  };
  const abort = async (id: string, uploadId: string) => {
    await send('DELETE', id, { query: `?uploadId=${encodeURIComponent(uploadId)}` });
  };

  async function begin(id: string): Promise<string> {
    const text = await (await write('POST', id, { query: '?uploads=' })).text();
    const [, uploadId] = /<UploadId>([^<]+)<\/UploadId>/.exec(text) ?? [];
    if (uploadId === undefined) throw unavailable(new Error(`s3://${bucket}: no UploadId`));
    return uploadId;
  }

  async function putPart(id: string, uploadId: string, number: number, content: Buffer): Promise<string> {
    const query = `?partNumber=${number}&uploadId=${encodeURIComponent(uploadId)}`;
    const headers = { 'x-amz-content-sha256': hashContent(content).toString('hex') };
    for (let tries = 0; ; tries += 1) {
      const signed = await client.sign(`${endpoint}/${bucket}/${prefix}${id}${query}`, { method: 'PUT', headers });
      const { status, etag, text } = await sendPart(signed, content).catch((error: unknown) => {
        throw unavailable(error);
      });
      if (status === 200) return etag;
      if (status < 500 || tries >= RETRIES)
        throw unavailable(new Error(`s3://${bucket}: part ${number} was answered with ${status} ${text}`));
    }
  }

  /** S3 may answer with 200 and an error. */
  async function complete(id: string, uploadId: string, etags: readonly string[]) {
    const query = `?uploadId=${encodeURIComponent(uploadId)}`;
    const answer = await write('POST', id, { query, content: completion(etags), timeoutMs: COMPLETION_TIMEOUT_MS });
    const text = await answer.text();
    if (text.includes('<Error>')) throw unavailable(new Error(`s3://${bucket}: ${text}`));
  }

  return {
    put: async (id, content) => {
      await write('PUT', id, { content });
    },
    putParts: async (id, content, onBegun) => {
      const uploadId = await begin(id);
      try {
        await onBegun(uploadId);
        const etags: string[] = [];
        for await (const piece of inPieces(content, PART_BYTES))
          etags.push(await putPart(id, uploadId, etags.length + 1, piece));
        await complete(id, uploadId, etags);
      } catch (error) {
        await abort(id, uploadId).catch(() => undefined);
        throw error;
      }
    },
    abort,
    get: async (id) => {
      const answer = await send('GET', id);
      if (!answer) return undefined;
      try {
        return Buffer.from(await answer.arrayBuffer());
      } catch (error) {
        throw unavailable(error);
      }
    },
    open: async (id, range) => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(new Error('the store does not respond')), TIMEOUT_MS);
      const answer = await send('GET', id, { range, signal: controller.signal }).finally(() => clearTimeout(timer));
      return answer?.body ? readBody(answer.body, controller) : undefined;
    },
    remove: async (id) => {
      await send('DELETE', id);
    },
  };
}
