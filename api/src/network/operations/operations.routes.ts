import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, Paging } from 'shared-contracts/common';
import {
  OperationChanges,
  OperationDetails,
  OperationInput,
  OperationPage,
  OperationPersonPage,
  OperationQuery,
  type OperationRow,
} from 'shared-contracts/operations';
import { Timeline } from 'shared-contracts/timeline';
import { OR_FILLS_IN_ORDERS } from '../../orders/order-form.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { operationActions } from './operation.rules.ts';
import { changeOperation, createOperation, removeOperation } from './operation-saves.ts';
import {
  findOperation,
  listOperations,
  listPeople,
  type OperationRecord,
  usesOfOperation,
} from './operations.store.ts';

const READ = needs('operation', 'read');
const WRITE = needs('operation', 'write');

const named = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

const present = (
  { approver1Id, approver1, approver2Id, approver2, ...row }: OperationRecord,
  caller: Caller,
): OperationRow => ({
  ...row,
  approver1: named(approver1Id, approver1),
  approver2: named(approver2Id, approver2),
  actions: operationActions(caller),
});

export const operationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function found(caller: Caller, id: string): Promise<OperationRecord> {
    const row = await findOperation(db, caller, id);
    if (!row) throw notFound();
    return row;
  }
  const whole = async (caller: Caller, id: string) => ({
    ...present(await found(caller, id), caller),
    ...(await usesOfOperation(db, id)),
  });

  app.get(
    '/operations',
    {
      ...needs('operation', 'read', OR_FILLS_IN_ORDERS),
      schema: { querystring: OperationQuery, response: { 200: OperationPage } },
    },
    async (request) => {
      const { items, ...range } = await listOperations(db, callerOf(request), request.query);
      return { ...range, items: items.map((row) => present(row, callerOf(request))) };
    },
  );

  app.get(
    '/operations/people',
    { ...READ, schema: { querystring: Paging, response: { 200: OperationPersonPage } } },
    async (request) => listPeople(db, callerOf(request), request.query),
  );

  app.get(
    '/operations/:id',
    { ...READ, schema: { params: byId, response: { 200: OperationDetails } } },
    async (request) => whole(callerOf(request), request.params.id),
  );

  app.post(
    '/operations',
    { ...WRITE, schema: { body: OperationInput, response: { 201: OperationDetails } } },
    async (request, reply) =>
      reply.code(201).send(await whole(callerOf(request), await createOperation(app, callerOf(request), request.body))),
  );

  app.patch(
    '/operations/:id',
    { ...WRITE, schema: { params: byId, body: OperationChanges, response: { 200: OperationDetails } } },
    async (request) => {
      await changeOperation(app, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/operations/:id',
    { ...needs('operation', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeOperation(app, callerOf(request), request.params.id),
  );

  app.get(
    '/operations/:id/timeline',
    { ...READ, schema: { params: byId, response: { 200: Timeline } } },
    async (request) => ({
      items: await timelineOf(db, 'operation', (await found(callerOf(request), request.params.id)).id),
    }),
  );
};
