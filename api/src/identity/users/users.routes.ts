import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Rules, SignInResult } from 'shared-contracts/identity/auth';
import { ErrorBody, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  CommonPasswords,
  FirstSignIn,
  FirstSignInQuery,
  IsExistResult,
  IsExistQuery,
  SelfProfile,
  SelfUpdate,
  User,
  UserInput,
  UserPage,
  UserPatch,
  UserQuery,
} from 'shared-contracts/identity/users';
import { MIN_PASSWORD_LENGTH } from 'shared-contracts/values/limits';
import { DAY } from 'shared-contracts/values/time';
import { loadCommonPasswords } from '../auth/common-passwords.ts';
import { presentInvitation } from '../auth/invitations/invitation.rules.ts';
import { portalOrigin } from '../auth/portal-origin.ts';
import { getSession } from '../auth/session.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs, needsPerson, needsSignIn, publicAccess } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findFirstSignIn, resendInvitation } from './invite-users.ts';
import { resetFactors } from './reset-factors.ts';
import { updateSelf } from './self-update.ts';
import { roleTemplateRoutes } from './role-templates/role-templates.routes.ts';
import { userActions } from './user.rules.ts';
import { listUsers } from './user-list.store.ts';
import { addUser, changeUser, removeUser } from './save-users.ts';
import { findUser, findVisibleUser, isLoginOrEmailTaken, type UserRecord } from './users.store.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { USER_EXPORT } from './user-export.rules.ts';

/** Lets users who must change their password reach the route. */
const openToOneTimePassword = {
  config: { ...needsPerson.config, allowsOneTimePassword: true, allowsMissingFactor: true },
};
export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  await app.register(roleTemplateRoutes);
  type Row = Parameters<typeof userActions>[1] & Pick<UserRecord, 'sentInvitation'>;
  const present = <Presented extends Row>(row: Presented, caller: Caller) => ({
    ...row,
    invitation: presentInvitation(row.sentInvitation, app.now()),
    actions: userActions(caller, row),
  });

  app.get(
    '/users',
    {
      ...exportable(needs('user', 'read'), 'users', USER_EXPORT),
      schema: { querystring: UserQuery, response: { 200: UserPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const page = await listUsers(db, caller, request.query);
      return { ...page, items: page.items.map((row) => present(row, caller)) };
    },
  );

  app.get('/users/rules', { ...needsSignIn, schema: { response: { 200: Rules } } }, async (request) => ({
    rules: [...callerOf(request).rules],
  }));

  app.get(
    '/users/common-passwords',
    { ...publicAccess, schema: { response: { 200: CommonPasswords } } },
    async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${DAY}`);
      const common = await loadCommonPasswords();
      return { passwords: [...common].filter(({ length }) => length >= MIN_PASSWORD_LENGTH) };
    },
  );

  app.get('/users/self', { ...needsPerson, schema: { response: { 200: SelfProfile } } }, async (request) =>
    findUser(db, callerOf(request).userId),
  );

  app.get(
    '/users/:id',
    { ...needs('user', 'read'), schema: { params: IdParams, response: { 200: User } } },
    async (request) => {
      const user = await findVisibleUser(db, callerOf(request), request.params.id);
      if (!user) throw notFound();
      return present(user, callerOf(request));
    },
  );

  app.post(
    '/users',
    { ...needs('user', 'write'), schema: { body: UserInput, response: { 201: User } } },
    async (request, reply) =>
      reply
        .code(201)
        .send(
          present(await addUser(app, callerOf(request), request.body, await portalOrigin(request)), callerOf(request)),
        ),
  );

  app.get(
    '/users/first-sign-in',
    {
      ...needs('user', 'write'),
      schema: { querystring: FirstSignInQuery, response: { 200: FirstSignIn, 404: ErrorBody } },
    },
    async (request) => findFirstSignIn(app, callerOf(request), request.query.organizationId),
  );

  app.post(
    '/users/:id/invitation',
    {
      ...needs('user', 'write'),
      schema: { headers: IfMatch, params: IdParams, response: { 200: User, 409: ErrorBody, 429: ErrorBody } },
    },
    async (request) => {
      const [caller, target] = [callerOf(request), { id: request.params.id, origin: await portalOrigin(request) }];
      return present(await resendInvitation(app, caller, target, seenRevision(request)), caller);
    },
  );

  app.post(
    '/users/is-exist',
    { ...needs('user', 'write'), schema: { body: IsExistQuery, response: { 200: IsExistResult } } },
    async ({ body }) => ({ isExist: await isLoginOrEmailTaken(db, body.text, body.exceptId) }),
  );

  app.patch(
    '/users/self-update',
    {
      ...openToOneTimePassword,
      schema: { headers: IfMatch, body: SelfUpdate, response: { 200: SignInResult, 429: ErrorBody } },
    },
    async (request) => {
      const session = await getSession(app, request);
      return { token: await updateSelf(app, callerOf(request), session, request.body, seenRevision(request)) };
    },
  );

  app.patch(
    '/users/:id',
    {
      ...needs('user', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: UserPatch, response: { 200: User } },
    },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      return present(await changeUser(app, caller, id, request.body, seenRevision(request)), caller);
    },
  );

  app.delete(
    '/users/:id/factors',
    {
      ...needs('user', 'write'),
      schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult, 409: ErrorBody } },
    },
    async (request) => {
      await resetFactors(app, callerOf(request), request.params.id, seenRevision(request));
      return { id: request.params.id };
    },
  );

  app.delete(
    '/users/:id',
    { ...needs('user', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await removeUser(app, callerOf(request), request.params.id, seenRevision(request));
      return { id: request.params.id };
    },
  );
};
