import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  CommonContractPage,
  CommonContractQuery,
  ContractChanges,
  ContractCopy,
  ContractDetails,
  ContractInput,
  ContractPage,
  ContractQuery,
} from 'shared-contracts/finance/contracts';
import { Timeline } from 'shared-contracts/timeline';
import type { Access } from 'shared-contracts/values/identity/access';
import { OR_WRITES_ORDERS } from '../../network/public.ts';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { presentContract, visibleTimeline } from './contract.present.ts';
import { listCommonContracts, listContracts } from './contract-list.store.ts';
import { findContract, loginsOf } from './contract-rows.store.ts';
import { changeContract, copyContract, createContract, removeContract } from './contract-saves.ts';
import { namesIn } from './contract-terms.store.ts';
import { usesOfContract } from './contract-uses.store.ts';
import { findVersion } from './contract-versions.store.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { CONTRACT_EXPORT } from './contract-export.rules.ts';

/** Users who assign contracts to orders or trips can list them without the rule on contracts. */
const OR_CHOOSES_AMONG_THEM = {
  or: [...OR_WRITES_ORDERS.or, { model: 'trip', action: 'write' }],
} as const satisfies Access;
const READ = needs('contract', 'read');
const WRITE = needs('contract', 'write');

export const contractRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function whole(caller: Caller, id: string) {
    const row = await findContract(db, caller, id);
    if (!row) throw notFound();
    const [current, newest] = [await findVersion(db, id, row.version), await findVersion(db, id, row.number)];
    if (!current || !newest) throw notFound();
    const { newer, ...presented } = presentContract(row, caller, app.now());
    return {
      ...presented,
      cargoTypes: row.cargoTypes,
      vehicleTypes: row.vehicleTypes,
      terms: current.terms,
      newer: newer && { ...newer, terms: newest.terms },
      names: await namesIn(db, current.terms, newest.terms),
      usedBy: await usesOfContract(db, caller, id),
    };
  }

  app.get(
    '/contracts',
    {
      ...exportable(needs('contract', 'read', OR_WRITES_ORDERS), 'contracts', CONTRACT_EXPORT),
      schema: { querystring: ContractQuery, response: { 200: ContractPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listContracts(db, caller, request.query, app.now());
      return { ...range, items: items.map((row) => presentContract(row, caller, app.now())) };
    },
  );

  app.get(
    '/v1/contracts/common',
    {
      ...exportable(needs('contract', 'read', OR_CHOOSES_AMONG_THEM), 'contracts', CONTRACT_EXPORT),
      schema: { querystring: CommonContractQuery, response: { 200: CommonContractPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listCommonContracts(db, caller, request.query, app.now());
      return { ...range, items: items.map((row) => presentContract(row, caller, app.now())) };
    },
  );

  app.post(
    '/contracts',
    { ...WRITE, schema: { body: ContractInput, response: { 201: ContractDetails } } },
    async (request, reply) =>
      reply.code(201).send(await whole(callerOf(request), await createContract(app, callerOf(request), request.body))),
  );

  app.get(
    '/contracts/:id',
    { ...READ, schema: { params: IdParams, response: { 200: ContractDetails } } },
    async (request) => whole(callerOf(request), request.params.id),
  );

  app.patch(
    '/contracts/:id',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: ContractChanges, response: { 200: ContractDetails } },
    },
    async (request) => {
      await changeContract(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return whole(callerOf(request), request.params.id);
    },
  );

  app.post(
    '/contracts/:id/copy',
    { ...WRITE, schema: { params: IdParams, body: ContractCopy, response: { 201: ContractDetails } } },
    async (request, reply) =>
      reply
        .code(201)
        .send(
          await whole(callerOf(request), await copyContract(app, callerOf(request), request.params.id, request.body)),
        ),
  );

  app.delete(
    '/contracts/:id',
    { ...needs('contract', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeContract(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.get(
    '/contracts/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      const caller = callerOf(request);
      if (!(await findContract(db, caller, request.params.id))) throw notFound();
      const entries = await listTimelineWithChanges(db, 'contract', request.params.id);
      return {
        items: visibleTimeline(
          entries,
          caller,
          await loginsOf(
            db,
            caller,
            entries.flatMap(({ userLogin }) => userLogin ?? []),
          ),
        ),
      };
    },
  );
};
