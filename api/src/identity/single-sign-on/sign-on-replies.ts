import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { readDeviceCookie, sendSession, setDeviceCookie } from '../auth/auth-cookies.ts';
import { rememberUser } from '../auth/device.ts';
import { startedCookie } from './sign-on-cookies.ts';
import { SignOnError } from './sign-on.errors.ts';
import type { ProvedSession } from './start-provider-session.ts';

const CALLBACK_PAGE = '/login/sso';

/** The sign-in page with the reason. @throws errors that are no failed sign-ins */
export function failurePage({ log }: { log: FastifyBaseLogger }, error: unknown, to: string): string {
  if (!(error instanceof SignOnError)) throw error;
  log.warn({ err: error }, 'single sign-on failed');
  return `/login?${new URLSearchParams({ problem: error.problem, ...(to !== '/' && { to }) }).toString()}`;
}

/** Sets the session cookies and redirects to the page that picks up the token. */
export function sendStartedSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, userId }: ProvedSession,
  to: string,
): FastifyReply {
  sendSession(request, reply, session);
  startedCookie.set(request, reply, { sessionId: session.refresh.refreshToken.sessionId });
  setDeviceCookie(request, reply, rememberUser(request.server.secret, readDeviceCookie(request), userId));
  return reply.redirect(`${CALLBACK_PAGE}?${new URLSearchParams({ to }).toString()}`, 302);
}
