import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from 'shared-contracts/values/time';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { readCookie, setPrivateCookie } from '../../platform/http/cookies.ts';
import { formatDevice, readDevice, type Device } from './device.ts';
import { formatRefreshToken } from './refresh-token.ts';
import type { Source, StartedSession } from './start-session.ts';

const REFRESH_COOKIE = 'consign.refresh';
const DEVICE_COOKIE = 'consign.device';
const DEVICE_COOKIE_LIFETIME = 400 * DAY;
const MAX_USER_AGENT_LENGTH = 300;

export const sourceOf = ({ ip, headers }: FastifyRequest): Source => ({
  address: ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
});

/** The routes below /auth are the only ones that need the cookies. */
const cookieOptions = ({ protocol, server }: FastifyRequest, maxAge: number) => ({
  path: `${API_PREFIX}/auth`,
  maxAge,
  isSecure: protocol === 'https' || server.config.publicUrl.startsWith('https:'),
});

export const readRefreshCookie = (request: FastifyRequest) => readCookie(request, REFRESH_COOKIE);

/** Sets the refresh cookie if the client refreshes its token. */
export function sendSession(request: FastifyRequest, reply: FastifyReply, { token, refresh }: StartedSession) {
  if (refresh) {
    const options = cookieOptions(request, refresh.endsAt - request.server.now());
    setPrivateCookie(reply, REFRESH_COOKIE, formatRefreshToken(refresh.refreshToken), options);
  }
  return { token };
}

/** A new device if the request has no cookie. */
export const readDeviceCookie = (request: FastifyRequest) => readDevice(readCookie(request, DEVICE_COOKIE));

export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, device: Device) =>
  setPrivateCookie(reply, DEVICE_COOKIE, formatDevice(device), cookieOptions(request, DEVICE_COOKIE_LIFETIME));
