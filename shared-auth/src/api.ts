import ky, { HTTPError, isKyError, type KyInstance, type Options } from 'ky';
import { createOfflineError, toApiError, type ApiError } from './api-error.ts';
import { endSession, requirePasswordChange, useSession } from './session.ts';

type QueryValue = string | number | boolean | null | undefined;
/** Empty values are omitted; an array becomes a repeated parameter. */
export type Query = Record<string, QueryValue | readonly QueryValue[]>;
type RequestOptions = { query?: Query; signal?: AbortSignal };

const toSearchParams = (query: Query = {}) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values]
        .flat()
        .flatMap((value) => (value === undefined || value === null || value === '' ? [] : [[name, String(value)]])),
    ),
  );

/** Errors that affect the session, by status and code. */
const SESSION_ERROR_HANDLERS: Record<string, (() => void) | undefined> = {
  '401 blocked': () => endSession('blocked'),
  '401 unauthorized': () => endSession('expired'),
  '403 passwordChangeRequired': requirePasswordChange,
};

/** Ignores late responses to requests of a previous session. */
function handleSessionError({ status, code }: ApiError, request: Request) {
  const { token } = useSession.getState();
  if (token && request.headers.get('authorization') === `Bearer ${token}`)
    SESSION_ERROR_HANDLERS[`${status} ${code}`]?.();
}

function convertError(error: Error): Error {
  if (!(error instanceof HTTPError))
    return isKyError(error) || error instanceof TypeError ? createOfflineError() : error;
  const apiError = toApiError(error.response.status, error.data);
  handleSessionError(apiError, error.request);
  return apiError;
}

let client: KyInstance | undefined;

/** Created on the first request and bound to `fetch` late, so that tests can replace it. */
const http = () =>
  (client ??= ky.create({
    prefix: '/api',
    retry: 0,
    timeout: 30_000,
    fetch: (input, init) => globalThis.fetch(input, init),
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const { token } = useSession.getState();
          if (token) request.headers.set('authorization', `Bearer ${token}`);
        },
      ],
      beforeError: [({ error }) => convertError(error)],
    },
  }));

const send = (method: string, path: string, { query, ...options }: Options & RequestOptions = {}) =>
  http()(path.replace(/^\//, ''), { method, searchParams: toSearchParams(query), ...options });

async function requestJson<T>(method: string, path: string, options: Options & RequestOptions = {}): Promise<T> {
  const response = await send(method, path, options);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The API client of the signed-in user: `api.get<OrderPage>('orders/v2', { query, signal })`. Throws only `ApiError`. */
export const api = {
  get: <T>(path: string, options?: RequestOptions) => requestJson<T>('GET', path, options),
  post: <T>(path: string, body?: unknown) => requestJson<T>('POST', path, { json: body }),
  put: <T>(path: string, body?: unknown) => requestJson<T>('PUT', path, { json: body }),
  patch: <T>(path: string, body?: unknown) => requestJson<T>('PATCH', path, { json: body }),
  delete: <T = void>(path: string, options?: RequestOptions) => requestJson<T>('DELETE', path, options),
  /** Fetches a file to save, such as an export or a document. */
  file: async (path: string, options?: RequestOptions) => (await send('GET', path, options)).blob(),
  /** Fetches a large file without a timeout; the response can be read while it arrives. */
  download: (path: string, options?: RequestOptions): Promise<Response> =>
    send('GET', path, { ...options, timeout: false }),
  /** Opens a response that stays open until the signal aborts it. */
  stream: async (path: string, signal: AbortSignal) => {
    const { body } = await send('GET', path, { signal, timeout: false });
    if (!body) throw createOfflineError();
    return body;
  },
  /** Uploads without a timeout: large files on slow connections take long, and a lost connection fails anyway. */
  upload: <T>(path: string, form: FormData) => requestJson<T>('POST', path, { body: form, timeout: false }),
};
