import { PASSWORD } from '../../api/demo/password.ts';
import type { Portal } from './portal.ts';

export type Answer<T> = { status: number; body: T };

async function ask<T>(url: string, method: string, token: string | undefined, body?: unknown): Promise<Answer<T>> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, body: response.status === 204 ? (undefined as T) : ((await response.json()) as T) };
}

async function signIn({ url }: Portal, login: string): Promise<string> {
  const { status, body } = await ask<{ token: string }>(`${url}/api/auth`, 'POST', undefined, {
    login,
    password: PASSWORD,
  });
  if (status !== 200) throw new Error(`${login} cannot sign in: ${JSON.stringify(body)}`);
  return body.token;
}

const tokens = new Map<string, Promise<string>>();

/** Checking a password is slow on purpose: everybody signs in once a portal. */
export function tokenOf(portal: Portal, login: string): Promise<string> {
  const who = `${login} ${portal.url}`;
  const token = tokens.get(who) ?? signIn(portal, login);
  tokens.set(who, token);
  return token;
}

/** The calls in the name of one of the demo company: `const planner = await apiAs(portal, 'planner'); await planner.get('/orders/v2')`. */
export async function apiAs(portal: Portal, login: string) {
  const token = await tokenOf(portal, login);
  const call =
    (method: string) =>
    <T>(path: string, body?: unknown) =>
      ask<T>(`${portal.url}/api${path}`, method, token, body);
  return { get: call('GET'), post: call('POST'), patch: call('PATCH'), delete: call('DELETE') };
}

export type Api = Awaited<ReturnType<typeof apiAs>>;

/** The answer's body, when it is a success. */
export async function done<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
