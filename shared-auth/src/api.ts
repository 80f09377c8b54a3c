import ky, { HTTPError, isKyError, type KyInstance, type Options } from 'ky';
import { offline, refusal, type ApiError } from './api-error.ts';
import { demandPasswordChange, endSession, useSession } from './session.ts';

type Value = string | number | boolean | null | undefined;
/** Empty values are left out; a list is sent as the same name several times. */
export type Query = Record<string, Value | readonly Value[]>;
type Asking = { query?: Query; signal?: AbortSignal };

const searchOf = (query: Query = {}) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values]
        .flat()
        .flatMap((value) => (value === undefined || value === null || value === '' ? [] : [[name, String(value)]])),
    ),
  );

/** What the session hears from a refusal, by status and code. */
const TELLS_THE_SESSION: Record<string, (() => void) | undefined> = {
  '401 blocked': () => endSession('blocked'),
  '401 unauthorized': () => endSession('expired'),
  '403 passwordChangeRequired': demandPasswordChange,
};

/** Only the session that was refused hears it: an answer may come late. */
function tellSession({ status, code }: ApiError, request: Request) {
  const { token } = useSession.getState();
  if (token && request.headers.get('authorization') === `Bearer ${token}`) TELLS_THE_SESSION[`${status} ${code}`]?.();
}

function toApiError(error: Error): Error {
  if (!(error instanceof HTTPError)) return isKyError(error) || error instanceof TypeError ? offline() : error;
  const refused = refusal(error.response.status, error.data);
  tellSession(refused, error.request);
  return refused;
}

let client: KyInstance | undefined;

/** Made at the first call, so that a test's `fetch` is the one it takes. */
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
      beforeError: [({ error }) => toApiError(error)],
    },
  }));

const send = (method: string, path: string, { query, ...options }: Options & Asking = {}) =>
  http()(path.replace(/^\//, ''), { method, searchParams: searchOf(query), ...options });

async function answer<T>(method: string, path: string, options: Options & Asking = {}): Promise<T> {
  const response = await send(method, path, options);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The API as the signed-in user sees it: `api.get<OrderPage>('orders/v2', { query, signal })`. Throws `ApiError` only. */
export const api = {
  get: <T>(path: string, asking?: Asking) => answer<T>('GET', path, asking),
  post: <T>(path: string, body?: unknown) => answer<T>('POST', path, { json: body }),
  put: <T>(path: string, body?: unknown) => answer<T>('PUT', path, { json: body }),
  patch: <T>(path: string, body?: unknown) => answer<T>('PATCH', path, { json: body }),
  delete: <T = void>(path: string, asking?: Asking) => answer<T>('DELETE', path, asking),
  /** A file to save: exports, documents. */
  file: async (path: string, asking?: Asking) => (await send('GET', path, asking)).blob(),
  /** A long file as it comes, so that it can be counted; it may take its time. */
  download: (path: string, asking?: Asking): Promise<Response> => send('GET', path, { ...asking, timeout: false }),
  /** An answer that goes on until the signal ends it. */
  stream: async (path: string, signal: AbortSignal) => {
    const { body } = await send('GET', path, { signal, timeout: false });
    if (!body) throw offline();
    return body;
  },
  /** As long as it takes: a large file on a slow line is no fault, and a line that breaks ends it. */
  upload: <T>(path: string, form: FormData) => answer<T>('POST', path, { body: form, timeout: false }),
};
