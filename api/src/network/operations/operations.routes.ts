import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch, Paging } from 'shared-contracts/common';
import {
  OperationChanges,
  OperationDetails,
  OperationInput,
  OperationPage,
  OperationCandidatePage,
  OperationQuery,
  type OperationRow,
} from 'shared-contracts/network/operations';
import { Timeline } from 'shared-contracts/timeline';
import { OR_WRITES_ORDERS } from '../access/order-access.rules.ts';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { OPERATION_EXPORT } from './operation-export.rules.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { operationActions } from './operation.rules.ts';
import { changeOperation, createOperation, removeOperation } from './save-operations.ts';
import {
  findOperation,
  listOperations,
  listCandidates,
  type OperationRecord,
  findOperationUsage,
} from './operations.store.ts';

const READ = needs('operation', 'read');
const WRITE = needs('operation', 'write');

const toReference = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

const present = (
  { approver1Id, approver1, approver2Id, approver2, ...row }: OperationRecord,
  caller: Caller,
): OperationRow => ({
  ...row,
  approver1: toReference(approver1Id, approver1),
  approver2: toReference(approver2Id, approver2),
  actions: operationActions(caller),
});

export const operationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function getOperation(caller: Caller, id: string): Promise<OperationRecord> {
    const row = await findOperation(db, caller, id);
    if (!row) throw notFound();
    return row;
  }
  const getDetails = async (caller: Caller, id: string) => ({
    ...present(await getOperation(caller, id), caller),
    ...(await findOperationUsage(db, id)),
  });

  app.get(
    '/operations',
    {
      ...exportable(needs('operation', 'read', OR_WRITES_ORDERS), 'operations', OPERATION_EXPORT),
      schema: { querystring: OperationQuery, response: { 200: OperationPage } },
    },
    async (request) => {
      const { items, ...range } = await listOperations(db, callerOf(request), request.query);
      return { ...range, items: items.map((row) => present(row, callerOf(request))) };
    },
  );

  app.get(
    '/operations/people',
    { ...READ, schema: { querystring: Paging, response: { 200: OperationCandidatePage } } },
    async (request) => listCandidates(db, callerOf(request), request.query),
  );

  app.get(
    '/operations/:id',
    { ...READ, schema: { params: IdParams, response: { 200: OperationDetails } } },
    async (request) => getDetails(callerOf(request), request.params.id),
  );

  app.post(
    '/operations',
    { ...WRITE, schema: { body: OperationInput, response: { 201: OperationDetails } } },
    async (request, reply) =>
      reply
        .code(201)
        .send(await getDetails(callerOf(request), await createOperation(app, callerOf(request), request.body))),
  );

  app.patch(
    '/operations/:id',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: OperationChanges, response: { 200: OperationDetails } },
    },
    async (request) => {
      await changeOperation(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getDetails(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/operations/:id',
    { ...needs('operation', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeOperation(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.get(
    '/operations/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => ({
      items: await listTimelineWithChanges(
        db,
        'operation',
        (await getOperation(callerOf(request), request.params.id)).id,
      ),
    }),
  );
};
