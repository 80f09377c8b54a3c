import ky, { HTTPError, isKyError, type KyInstance } from 'ky';
import { createOfflineError, toApiError } from './api-error.ts';

function convertError(error: Error): Error {
  if (error instanceof HTTPError) return toApiError(error.response.status, error.data);
  return isKyError(error) || error instanceof TypeError ? createOfflineError() : error;
}

let client: KyInstance | undefined;

/** The HTTP client, without a session. Created on the first request and bound to `fetch` late, so that tests can replace it. */
export const http = () =>
  (client ??= ky.create({
    prefix: '/api',
    retry: 0,
    timeout: 30_000,
    fetch: (input, init) => globalThis.fetch(input, init),
    hooks: { beforeError: [({ error }) => convertError(error)] },
  }));

export const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});
