import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Rules, SignedIn } from 'shared-contracts/auth';
import { byId, Done, ErrorBody } from 'shared-contracts/common';
import {
  Exists,
  IsExist,
  SelfUpdate,
  User,
  UserDriverPage,
  UserDriverQuery,
  UserInput,
  UserPage,
  UserPatch,
  UserQuery,
} from 'shared-contracts/users';
import { sessionOf } from '../auth/session.ts';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs, needsSignIn } from '../../platform/needs.ts';
import { listDrivers } from './drivers.store.ts';
import { updateSelf } from './self-update.ts';
import { userActions } from './user.rules.ts';
import { listUsers } from './user-list.store.ts';
import { addUser, changeUser, removeUser } from './user-saves.ts';
import { findOwnUser, isInUse } from './users.store.ts';

/** Where a one-time password is changed. */
const isFirstStep = { config: { ...needsSignIn.config, answersOneTimePassword: true } };
/** Whoever sees drivers, or puts them on a vehicle or a trip. */
const seesDrivers = needs('driver', 'read', {
  or: [
    { model: 'user', action: 'read' },
    { model: 'vehicle', action: 'read' },
    { model: 'trip', action: 'read' },
  ],
});

export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const present = <Row extends Parameters<typeof userActions>[1]>(row: Row, caller: Caller) => ({
    ...row,
    actions: userActions(caller, row),
  });

  app.get(
    '/users',
    { ...needs('user', 'read'), schema: { querystring: UserQuery, response: { 200: UserPage } } },
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
    '/users/drivers',
    { ...seesDrivers, schema: { querystring: UserDriverQuery, response: { 200: UserDriverPage } } },
    async (request) => listDrivers(db, callerOf(request), request.query),
  );

  app.get(
    '/users/:id',
    { ...needs('user', 'read'), schema: { params: byId, response: { 200: User } } },
    async (request) => {
      const user = await findOwnUser(db, callerOf(request), request.params.id);
      if (!user) throw notFound();
      return present(user, callerOf(request));
    },
  );

  app.post(
    '/users',
    { ...needs('user', 'write'), schema: { body: UserInput, response: { 201: User } } },
    async (request, reply) =>
      reply.code(201).send(present(await addUser(app, callerOf(request), request.body), callerOf(request))),
  );

  app.post(
    '/users/is-exist',
    { ...needs('user', 'write'), schema: { body: IsExist, response: { 200: Exists } } },
    async ({ body }) => ({ isExist: await isInUse(db, body.text, body.exceptId) }),
  );

  app.patch(
    '/users/self-update',
    { ...isFirstStep, schema: { body: SelfUpdate, response: { 200: SignedIn, 429: ErrorBody } } },
    async (request) => ({
      token: await updateSelf(app, callerOf(request), await sessionOf(app, request), request.body),
    }),
  );

  app.patch(
    '/users/:id',
    { ...needs('user', 'write'), schema: { params: byId, body: UserPatch, response: { 200: User } } },
    async (request) =>
      present(await changeUser(app, callerOf(request), request.params.id, request.body), callerOf(request)),
  );

  app.delete(
    '/users/:id',
    { ...needs('user', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => {
      await removeUser(app, callerOf(request), request.params.id);
      return { id: request.params.id };
    },
  );
};
