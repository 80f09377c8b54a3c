import { PASSWORD } from '../../api/demo/password.ts';
import type { Portal } from './portal.ts';

export type ApiResponse<T> = { status: number; body: T };

async function request<T>(
  url: string,
  method: string,
  token: string | undefined,
  body?: unknown,
): Promise<ApiResponse<T>> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, body: response.status === 204 ? (undefined as T) : ((await response.json()) as T) };
}

async function signIn({ url }: Portal, login: string): Promise<string> {
  const { status, body } = await request<{ token: string }>(`${url}/api/auth`, 'POST', undefined, {
    login,
    password: PASSWORD,
  });
  if (status !== 200) throw new Error(`${login} can't sign in: ${JSON.stringify(body)}`);
  return body.token;
}

const tokens = new Map<string, Promise<string>>();

/** Signs in once per portal, its clock and login, because password checks are slow on purpose. */
export function getToken(portal: Portal, login: string): Promise<string> {
  const key = `${login} ${portal.url} ${portal.clockOffsetMs}`;
  const token = tokens.get(key) ?? signIn(portal, login);
  tokens.set(key, token);
  return token;
}

/** Creates an API client of a demo user: `const planner = await createApi(portal, 'planner'); await planner.get('/orders/v2')`. */
export async function createApi(portal: Portal, login: string) {
  const token = await getToken(portal, login);
  const call =
    (method: string) =>
    <T>(path: string, body?: unknown) =>
      request<T>(`${portal.url}/api${path}`, method, token, body);
  return { get: call('GET'), post: call('POST'), patch: call('PATCH'), delete: call('DELETE') };
}

export type Api = Awaited<ReturnType<typeof createApi>>;
export type ApiFor = (login: string) => Promise<Api>;

/** Returns the body of a successful response. @throws if the request failed */
export async function unwrap<T>(response: Promise<ApiResponse<T>>): Promise<T> {
  const { status, body } = await response;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
