import type { InjectOptions } from 'fastify';
import { PASSWORD } from '../../../../demo/password.ts';
import { API_PREFIX } from '../../../platform/http/api-prefix.ts';
import type { testApp } from '../../../platform/testing/test-app.ts';

type Portal = Pick<ReturnType<typeof testApp>, 'app'>;
type Options = { address?: string; userAgent?: string; host?: string };

/** A browser with its own network address that stores its cookies and the token. */
export function createBrowser(
  portal: Portal,
  { address = '198.51.100.7', userAgent = 'Firefox/140.0', host = 'localhost' }: Options = {},
) {
  const cookies = new Map<string, string>();
  const state = { token: '' };

  async function send(method: InjectOptions['method'], path: string, payload?: object) {
    const reply = await portal.app.inject({
      method,
      url: API_PREFIX + path,
      payload,
      remoteAddress: address,
      headers: {
        host,
        'user-agent': userAgent,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(state.token && { authorization: `Bearer ${state.token}` }),
      },
    });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return reply;
  }

  async function exchange(path: string, payload: object) {
    const reply = await send('POST', path, payload);
    if (reply.statusCode === 200) state.token = reply.json().token;
    return reply;
  }

  return {
    cookies,
    get token() {
      return state.token;
    },
    set token(token: string) {
      state.token = token;
    },
    get: (path: string) => send('GET', path),
    post: (path: string, payload?: object) => send('POST', path, payload),
    patch: (path: string, payload: object) => send('PATCH', path, payload),
    delete: (path: string) => send('DELETE', path),
    signIn: (login: string, input: object = {}) =>
      exchange('/auth', { login, password: PASSWORD, refresh: true, ...input }),
    refresh: () => exchange('/auth/refresh', { token: state.token }),
    /** Status and error code of a call that every user may make. */
    check: async () => {
      const reply = await send('GET', '/users/rules');
      return [reply.statusCode, reply.json().code];
    },
  };
}
