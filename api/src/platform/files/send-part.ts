import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 60_000;

/** Sends a signed request with a large body, of which `fetch` would make several copies. */
export async function sendPart({ url, method, headers }: Request, content: Buffer) {
  const open = url.startsWith('https:') ? requestTls : requestPlain;
  const sent = open(url, {
    method,
    headers: { ...Object.fromEntries(headers), 'content-length': content.length },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  sent.end(content);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, etag: answer.headers.etag ?? '', text: await text(answer) };
}
