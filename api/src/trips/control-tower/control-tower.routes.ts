import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import {
  ExceptionOwnerPage,
  ExceptionOwnerQuery,
  type TripException,
  TripExceptionChanges,
  TripExceptionCommentInput,
  TripExceptionCounts,
  TripExceptionDetail,
  TripExceptionPage,
  TripExceptionQuery,
} from 'shared-contracts/trips/exceptions';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { formatPhone } from '../../platform/values/phone.rules.ts';
import { addExceptionComment, changeException, resolveException } from './change-exceptions.ts';
import { KIND_RULES } from './exception-kinds.rules.ts';
import { countExceptions, type ExceptionRow, findException, listExceptions, listOwners } from './exceptions.store.ts';

const PATH = '/control-tower/exceptions';
const READ = needs('trip', 'read');
const WRITE = needs('trip', 'write');

const ACTIONS: TripException['actions'] = ['assign', 'snooze', 'comment', 'resolve'];

function listActions(state: TripException['state'], caller: Caller): TripException['actions'] {
  if (!hasAccess(caller, { model: 'trip', action: 'write' })) return [];
  return state === 'resolved' ? ['comment'] : ACTIONS;
}

const presentException = ({ params, driver, ...row }: ExceptionRow, caller: Caller): TripException => ({
  ...row,
  driver: driver && { ...driver, phone: formatPhone(driver.phone) },
  severity: KIND_RULES[row.kind].severity,
  code: params.code ?? null,
  actions: listActions(row.state, caller),
});

export const controlTowerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const load = async (caller: Caller, id: string): Promise<TripExceptionDetail> => {
    const row = await findException(db, caller, id, now());
    if (!row) throw notFound();
    return { ...presentException(row, caller), timeline: await listTimelineWithChanges(db, 'tripException', id) };
  };

  app.get(
    PATH,
    { ...READ, schema: { querystring: TripExceptionQuery, response: { 200: TripExceptionPage } } },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...page } = await listExceptions(db, caller, request.query, now());
      return { ...page, items: items.map((row) => presentException(row, caller)) };
    },
  );

  app.get(`${PATH}/counts`, { ...READ, schema: { response: { 200: TripExceptionCounts } } }, async (request) =>
    countExceptions(db, callerOf(request), now()),
  );

  app.get(
    `${PATH}/owners`,
    { ...READ, schema: { querystring: ExceptionOwnerQuery, response: { 200: ExceptionOwnerPage } } },
    async (request) => listOwners(db, callerOf(request), request.query),
  );

  app.get(
    `${PATH}/:id`,
    { ...READ, schema: { params: IdParams, response: { 200: TripExceptionDetail } } },
    async (request) => load(callerOf(request), request.params.id),
  );

  app.patch(
    `${PATH}/:id`,
    {
      ...WRITE,
      schema: {
        headers: IfMatch,
        params: IdParams,
        body: TripExceptionChanges,
        response: { 200: TripExceptionDetail },
      },
    },
    async (request) => {
      const { id } = request.params;
      await changeException(app, callerOf(request), id, request.body, seenRevision(request));
      return load(callerOf(request), id);
    },
  );

  app.patch(
    `${PATH}/:id/resolve`,
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, response: { 200: TripExceptionDetail } } },
    async (request) => {
      const { id } = request.params;
      await resolveException(app, callerOf(request), id, seenRevision(request));
      return load(callerOf(request), id);
    },
  );

  app.post(
    `${PATH}/:id/comments`,
    {
      ...WRITE,
      schema: { params: IdParams, body: TripExceptionCommentInput, response: { 201: TripExceptionDetail } },
    },
    async (request, reply) => {
      const { id } = request.params;
      await addExceptionComment(app, callerOf(request), id, request.body.text);
      return reply.code(201).send(await load(callerOf(request), id));
    },
  );
};
