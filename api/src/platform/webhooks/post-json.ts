import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { ResolvedAddress } from '../mail/resolve-address.ts';

const TIMEOUT_MS = 10_000;

type Post = { body: string; headers: Record<string, string>; address: ResolvedAddress };

/** Leads to the resolved address, whatever the name resolves to by now. */
export const pinTo =
  ({ address, family }: ResolvedAddress): LookupFunction =>
  (_host, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** Posts JSON to an address. Follows no redirects and reads no response. @returns the status */
export const postJson = (url: URL, { body, headers, address }: Post): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const options = {
      method: 'POST',
      agent: false,
      lookup: pinTo(address),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    };
    const request = send(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // Also after the response, which is cut off.
    request.on('error', reject);
    request.end(body);
  });
