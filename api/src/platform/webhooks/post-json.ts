import { type Agent, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { traced } from '../tracing/tracing.ts';
import type { ResolvedAddress } from '../mail/resolve-address.ts';

const TIMEOUT_MS = 10_000;
/** The most bytes of a response to read, and the time that reading may take. */
const MAX_RESPONSE_BYTES = 1_024;
const RESPONSE_MS = 1_000;

/** `text`: the start of the body. */
export type PostResponse = { status: number; text: string };
/** `headers` may name another type of content. */
type Post = { body: string; headers: Record<string, string>; address: ResolvedAddress; agent?: Agent | false };

/** Connects to the resolved address, even if the name resolves to another one by now. */
export const pinTo =
  ({ address, family }: ResolvedAddress): LookupFunction =>
  (_host, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** Reads until there is enough, the response ends or time is up. */
function readStart(response: IncomingMessage, onEnd: (text: string) => void) {
  const chunks: Buffer[] = [];
  let length = 0;
  const timer = setTimeout(() => response.destroy(), RESPONSE_MS);
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MAX_RESPONSE_BYTES) response.destroy();
  });
  response.on('error', () => {});
  response.on('close', () => {
    clearTimeout(timer);
    onEnd(Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString('utf8').replaceAll('\0', ''));
  });
}

/** Posts JSON to an address. Follows no redirects. */
export const postJson = (url: URL, post: Post): Promise<PostResponse> =>
  // The receiver belongs to someone else: it gets no `traceparent`.
  traced({ name: 'POST webhook', kind: 'client', attributes: { 'http.request.method': 'POST' } }, () =>
    sendJson(url, post),
  );

const sendJson = (url: URL, { body, headers, address, agent = false }: Post): Promise<PostResponse> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const options = {
      method: 'POST',
      agent,
      lookup: pinTo(address),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'content-type': 'application/json', ...headers, 'content-length': Buffer.byteLength(body) },
    };
    const request = send(url, options, (response) => {
      readStart(response, (text) => {
        resolve({ status: response.statusCode ?? 0, text });
        response.destroy();
      });
    });
    // Errors after the response, which is cut off, are expected.
    request.on('error', reject);
    request.end(body);
  });
