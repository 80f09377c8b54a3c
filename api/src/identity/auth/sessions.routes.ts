import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult } from 'shared-contracts/common';
import { SignInResult } from 'shared-contracts/identity/auth';
import { RefreshInput, SessionList } from 'shared-contracts/identity/sessions';
import { callerOf, needsPerson, publicAccess } from '../../platform/access/needs.ts';
import { readRefreshCookie, sendSession, sourceOf } from './auth-cookies.ts';
import { assertOwnSessions, endSession } from './end-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { getSession } from './session.ts';
import { listSessions } from './sessions.store.ts';
import { describeUserAgent } from './user-agent.rules.ts';

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth/refresh',
    { ...publicAccess, schema: { body: RefreshInput, response: { 200: SignInResult, 401: ErrorBody } } },
    async (request, reply) => {
      const input = { token: request.body.token, cookie: readRefreshCookie(request), ...sourceOf(request) };
      return sendSession(request, reply, await refreshSession(app, input));
    },
  );

  app.get('/auth/sessions', { ...needsPerson, schema: { response: { 200: SessionList } } }, async (request) => {
    const caller = callerOf(request);
    assertOwnSessions(caller);
    const { sessionId } = await getSession(app, request);
    const sessions = await listSessions(app.db, caller.userId, app.now());
    return {
      items: sessions.map(({ userAgent, ...session }) => ({
        ...session,
        ...describeUserAgent(userAgent),
        isCurrent: session.id === sessionId,
      })),
    };
  });

  app.delete(
    '/auth/sessions/:id',
    { ...needsPerson, schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await endSession(app, callerOf(request), request.params.id);
      return { id: request.params.id };
    },
  );
};
