import type { FastifyReply, FastifyRequest } from 'fastify';

type CookieOptions = {
  /** Only requests below this path carry the cookie. */
  path: string;
  /** Seconds until the browser deletes it. */
  maxAge: number;
  /** Leave it out only while the portal is served without TLS. */
  isSecure: boolean;
  /** `Lax` also comes along when another site leads to the portal; nothing does with `Strict`. */
  sameSite?: 'Lax' | 'Strict';
};

/** @returns undefined when the request has no such cookie, or one longer than `maxLength` */
export function readCookie(
  { headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>,
  name: string,
  maxLength = 512,
) {
  const value = cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value && value.length <= maxLength ? value : undefined;
}

/**
 * Sets a cookie that neither scripts nor requests of other sites can use.
 * @param value without characters that need escaping
 */
export const setPrivateCookie = (
  reply: FastifyReply,
  name: string,
  value: string,
  { path, maxAge, isSecure, sameSite = 'Strict' }: CookieOptions,
) =>
  reply.header(
    'set-cookie',
    [
      `${name}=${value}`,
      `Path=${path}`,
      `Max-Age=${maxAge}`,
      'HttpOnly',
      `SameSite=${sameSite}`,
      ...(isSecure ? ['Secure'] : []),
    ].join('; '),
  );
