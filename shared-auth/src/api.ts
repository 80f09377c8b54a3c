import type { Options } from 'ky';
import { ApiError, createOfflineError } from './api-error.ts';
import { bearer, http } from './http.ts';
import { refreshIfStale, refreshSession } from './refresh-session.ts';
import { createKey, withRetries } from './retry.ts';
import { forgetRevisions, ifMatch, rememberRevisions } from './seen-revisions.ts';
import { endSession, isSameUser, requirePasswordChange, requireSecondFactor, useSession } from './session.ts';
import { decodeToken } from './token.ts';
import { withTrace } from './traces.ts';

type QueryValue = string | number | boolean | null | undefined;
/** Empty values are omitted; an array becomes a repeated parameter. */
export type Query = Record<string, QueryValue | readonly QueryValue[]>;
/** `input`: what a downloaded file is to contain; the request is then a POST. */
type RequestOptions = { query?: Query; signal?: AbortSignal; input?: unknown };
/** The record that a change is of, if the path doesn't name it: `organizations/self`. */
type ChangeOptions = { recordId?: string };

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
  '403 secondFactorMissing': requireSecondFactor,
};

/** Ignores late responses to requests of a previous session. */
function handleSessionError(error: unknown, sentToken: string | undefined): never {
  if (error instanceof ApiError && sentToken && sentToken === useSession.getState().token)
    SESSION_ERROR_HANDLERS[`${error.status} ${error.code}`]?.();
  throw error;
}

/** A token may expire earlier than this browser's clock indicates. */
const isExpiredToken = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code === 'unauthorized';

/**
 * Refreshes the token of a rejected request if that has expired.
 * @returns the token to retry with; undefined when there is none of the same user
 */
async function replaceToken(error: unknown, sentToken: string | undefined): Promise<string | undefined> {
  const sent = sentToken ? decodeToken(sentToken) : undefined;
  if (!sentToken || !isExpiredToken(error) || sent?.refreshAt === undefined) return undefined;
  if (sentToken === useSession.getState().token) await refreshSession(sentToken);
  const { token, user } = useSession.getState();
  return isSameUser(sent.user, user) ? token : undefined;
}

/** The revision that the user saw, and a key that makes a POST safe to retry. */
function changeHeaders(method: string, path: string, recordId: string | undefined): Record<string, string> {
  if (method === 'GET') return {};
  const revision = ifMatch(path, recordId);
  return {
    ...(revision !== undefined && { 'if-match': revision }),
    ...(method === 'POST' && { 'idempotency-key': createKey() }),
  };
}

type SendOptions = Options & RequestOptions & ChangeOptions;

async function send(method: string, path: string, { query, recordId, ...options }: SendOptions = {}) {
  const headers = changeHeaders(method, path, recordId);
  const sendOnce = (token: string | undefined) =>
    withTrace((trace) =>
      http()(path.replace(/^\//, ''), {
        method,
        searchParams: toSearchParams(query),
        headers: { ...headers, ...trace, ...bearer(token) },
        ...options,
      }),
    );
  const request = (token: string | undefined) =>
    method === 'POST' && token ? withRetries(() => sendOnce(token)) : sendOnce(token);
  await refreshIfStale();
  const { token: sentToken } = useSession.getState();
  try {
    return await request(sentToken);
  } catch (error) {
    const token = await replaceToken(error, sentToken);
    if (!token) return handleSessionError(error, sentToken);
    return request(token).catch((failure: unknown) => handleSessionError(failure, token));
  }
}

async function requestJson<T>(method: string, path: string, options: SendOptions = {}): Promise<T> {
  const response = await send(method, path, options);
  const data: unknown = response.status === 204 ? undefined : await response.json();
  if (method !== 'GET') forgetRevisions(path, options.recordId);
  rememberRevisions(data);
  return data as T;
}

/** The API client of the signed-in user: `api.get<OrderPage>('orders/v2', { query, signal })`. Throws only `ApiError`. */
export const api = {
  get: <T>(path: string, options?: RequestOptions) => requestJson<T>('GET', path, options),
  post: <T>(path: string, body?: unknown) => requestJson<T>('POST', path, { json: body }),
  put: <T>(path: string, body?: unknown) => requestJson<T>('PUT', path, { json: body }),
  patch: <T>(path: string, body?: unknown, options?: ChangeOptions) =>
    requestJson<T>('PATCH', path, { json: body, ...options }),
  delete: <T = void>(path: string, options?: RequestOptions) => requestJson<T>('DELETE', path, options),
  /** Fetches a file to save, such as an export or a document. */
  file: async (path: string, options?: RequestOptions) => (await send('GET', path, options)).blob(),
  /** Fetches a large file without a timeout; the response can be read while it arrives. */
  download: (path: string, { input, ...options }: RequestOptions = {}): Promise<Response> =>
    input === undefined
      ? send('GET', path, { ...options, timeout: false })
      : send('POST', path, { ...options, json: input, timeout: false }),
  /** Opens a response that stays open until the signal aborts it. */
  stream: async (path: string, signal: AbortSignal) => {
    const { body } = await send('GET', path, { signal, timeout: false });
    if (!body) throw createOfflineError();
    return body;
  },
  /** Uploads without a timeout: large files on slow connections take long, and a lost connection fails anyway. */
  upload: <T>(path: string, form: FormData) => requestJson<T>('POST', path, { body: form, timeout: false }),
};
