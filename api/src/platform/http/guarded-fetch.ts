import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { resolveAddress } from '../mail/resolve-address.ts';
import { pinTo } from '../webhooks/post-json.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;

/** The portal doesn't send requests to this address. */
export class AddressNotAllowedError extends Error {}

type RequestOptions = { method: string; headers: Record<string, string>; body?: unknown; signal?: AbortSignal };

/** Only forms and text are sent. */
function toContent(body: unknown): string | undefined {
  if (body instanceof URLSearchParams) return body.toString();
  return typeof body === 'string' ? body : undefined;
}

/**
 * A `fetch` for addresses that organizations enter: only over TLS and to the public internet, unless private addresses
 * are allowed. Follows no redirects, and reads at most a megabyte.
 */
export const createGuardedFetch =
  (allowsPrivate: boolean) =>
  async (address: string, { method, headers, body, signal }: RequestOptions): Promise<Response> => {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !allowsPrivate) throw new AddressNotAllowedError('The address has no TLS');
    const resolved = await resolveAddress(url.hostname.replace(/^\[|\]$/g, ''), allowsPrivate);
    if ('reason' in resolved && resolved.reason === 'addressNotAllowed')
      throw new AddressNotAllowedError('The address is not on the public internet');
    if ('reason' in resolved) throw new Error('The host has no address');
    const content = toContent(body);
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestSecure : requestPlain;
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      const options = {
        method,
        headers: { ...headers, ...(content !== undefined && { 'content-length': Buffer.byteLength(content) }) },
        agent: false,
        lookup: pinTo(resolved),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      };
      const request = send(url, options, (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_BYTES) response.destroy(new Error('The response is too large'));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headersDistinct } = response;
          const received = new Headers(
            Object.entries(headersDistinct).flatMap(([name, values = []]) =>
              values.map((value): [string, string] => [name, value]),
            ),
          );
          const isEmpty = status === 204 || status === 304;
          resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: received }));
        });
      });
      request.on('error', reject);
      request.end(content);
    });
  };
