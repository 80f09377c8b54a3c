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
  PreconditionFailed: 412,
  MethodNotAllowed: 405,
  RequestTimeTooSkewed: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  AccessDenied: 403,
};
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

type Put = { request: IncomingMessage; content: Buffer; ignored: readonly string[] };

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

/**
 * The part of S3's protocol that releases use, as strict as S3: signatures, ETags, conditions, paged lists. One
 * bucket. `ignored`: headers that it doesn't support, like a store without conditional writes.
 */
export async function openS3(bucket: string, key: Key, ignored: readonly string[] = []) {
  const objects = new Map<string, Held>();
  const requests: string[] = [];

  const answer = (request: IncomingMessage, content: Buffer): Answer => {
    const error = signatureError(request, content, key);
    if (error) return failure(error);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const [, wanted = '', ...path] = pathname.split('/');
    const name = decodeURIComponent(path.join('/').replaceAll('+', ' ')); // as S3 does, a plus is a space
    if (wanted !== bucket) return failure('NoSuchBucket');
    if (request.method === 'GET' && name === '') return list(objects, searchParams);
    if (request.method === 'PUT') return put(objects, name, { request, content, ignored });
    const held = objects.get(name);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method === 'DELETE') return { status: 204 };
    return held
      ? { status: 200, content: held.content, headers: { ...held.headers, etag: held.etag } }
      : failure('NoSuchKey');
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
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
