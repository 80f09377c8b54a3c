import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signatureError, type Key } from './s3-signature.ts';

type Held = { content: Buffer; etag: string; headers: Record<string, string> };
type Answer = { status: number; content?: Buffer | string; headers?: Record<string, string> };

/** Small pages, so that lists have several. */
const PAGE = 3;
const STATUS: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  NoSuchUpload: 404,
  PreconditionFailed: 412,
  MethodNotAllowed: 405,
  RequestTimeTooSkewed: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  AccessDenied: 403,
};
/** Applies to all parts but the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
const KEPT = ['content-type', 'cache-control'];

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const failure = (code: string): Answer => ({
  status: STATUS[code] ?? 400,
  content: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`,
  headers: { 'content-type': 'application/xml' },
});

function list(objects: ReadonlyMap<string, Held>, query: URLSearchParams): Answer {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const more = keys.length > PAGE;
  const next = more
    ? `<NextContinuationToken>${xml(Buffer.from(page.at(-1) ?? '').toString('base64'))}</NextContinuationToken>`
    : '';
  const named = (key: string) =>
    query.get('encoding-type') === 'url'
      ? encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+')
      : xml(key);
  const contents = page
    .map((key) => `<Contents><Key>${named(key)}</Key><Size>${objects.get(key)?.content.length}</Size></Contents>`)
    .join('');
  return {
    status: 200,
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`,
    headers: { 'content-type': 'application/xml' },
  };
}

type Put = { request: Pick<IncomingMessage, 'headers'>; content: Buffer; ignored: readonly string[] };

function put(objects: Map<string, Held>, key: string, { request, content, ignored }: Put): Answer {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ignored.includes(name)));
  const held = objects.get(key);
  if (headers['if-none-match'] === '*' && held) return failure('PreconditionFailed');
  if (headers['if-match'] !== undefined && !held) return failure('NoSuchKey');
  if (headers['if-match'] !== undefined && headers['if-match'] !== held?.etag) return failure('PreconditionFailed');
  const etag = `"${createHash('md5').update(content).digest('hex')}"`;
  objects.set(key, { content, etag, headers: Object.fromEntries(KEPT.map((name) => [name, String(headers[name])])) });
  return { status: 200, headers: { etag } };
}

type Upload = { key: string; parts: Map<number, Buffer> };
type Part = { method: string | undefined; key: string; query: URLSearchParams; content: Buffer };

/** Uploads in parts; undefined for any other request. */
function answerParts(objects: Map<string, Held>, uploads: Map<string, Upload>, { method, key, query, content }: Part) {
  if (method === 'POST' && query.has('uploads')) {
    const id = `upload/${uploads.size + 1}==`;
    uploads.set(id, { key, parts: new Map() });
    return {
      status: 200,
      content: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }
  const id = query.get('uploadId');
  if (id === null) return undefined;
  const upload = uploads.get(id);
  if (upload?.key !== key) return failure('NoSuchUpload');
  const etagOf = (part: Buffer | undefined) => part && `"${createHash('md5').update(part).digest('hex')}"`;
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), content);
    return { status: 200, headers: { etag: etagOf(content) ?? '' } };
  }
  if (method === 'POST') {
    const named = [...content.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const parts = named.map(([, number]) => upload.parts.get(Number(number)));
    if (parts.some((part, index) => etagOf(part) !== named[index]?.[2])) return failure('InvalidPart');
    if (parts.slice(0, -1).some((part) => (part?.length ?? 0) < MIN_PART_BYTES)) return failure('EntityTooSmall');
    put(objects, key, { request: { headers: {} }, content: Buffer.concat(parts as Buffer[]), ignored: [] });
  }
  uploads.delete(id);
  return method === 'POST'
    ? { status: 200, content: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
    : { status: 204 };
}

/**
 * The part of S3's protocol that is used, as strict as S3: signatures, ETags, conditions, paged lists, uploads in parts,
 * ranges. One bucket. `ignored`: headers that it doesn't support, like a store without conditional writes.
 */
export async function openS3(bucket: string, key: Key, ignored: readonly string[] = []) {
  const objects = new Map<string, Held>();
  const uploads = new Map<string, Upload>();
  const requests: string[] = [];

  const answer = (request: IncomingMessage, content: Buffer): Answer => {
    const error = signatureError(request, content, key);
    if (error) return failure(error);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const [, wanted = '', ...path] = pathname.split('/');
    const name = decodeURIComponent(path.join('/').replaceAll('+', ' ')); // as S3 does, a plus is a space
    if (wanted !== bucket) return failure('NoSuchBucket');
    const part = answerParts(objects, uploads, { method: request.method, key: name, query: searchParams, content });
    if (part) return part;
    if (request.method === 'GET' && name === '') return list(objects, searchParams);
    if (request.method === 'PUT') return put(objects, name, { request, content, ignored });
    const held = objects.get(name);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method === 'DELETE') return { status: 204 };
    if (!held) return failure('NoSuchKey');
    const headers = { ...held.headers, etag: held.etag };
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) return { status: 200, content: held.content, headers };
    return { status: 206, content: held.content.subarray(Number(start), Number(end) + 1), headers };
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void buffer(request).then((content) => {
      requests.push(`${request.method} ${request.url}`);
      const { status, content: body, headers } = answer(request, content);
      response.writeHead(status, headers).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
