import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import {
  ContractReview,
  ContractRow,
  ContractVersionParams,
  ContractVersionDetails,
  ContractVersionQuery,
  ContractVersions,
} from 'shared-contracts/finance/contracts';
import { ContractTrial, RatedTrip, TermsTrial } from 'shared-contracts/finance/rated-trips';
import type { Caller } from '../../platform/access/caller.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { presentContract, presentVersion } from './contract.present.ts';
import { reviewContract } from './contract-review.ts';
import { type ContractRecord, findContract } from './contract-rows.store.ts';
import { namesIn } from './contract-terms.store.ts';
import { findVersion, listVersions, newestVersion, termsOfVersion } from './contract-versions.store.ts';
import { differences } from './difference.rules.ts';
import { normalizeTerms } from './terms.rules.ts';
import { tryTerms } from './try.ts';

const READ = needs('contract', 'read');

/** Compares with the version in force by default; that one with its predecessor. */
const comparedWith = ({ version, confirmation }: ContractRecord, number: number) => {
  const other = confirmation === 'confirmed' && number > version ? version : number - 1;
  return other < 1 ? null : other;
};

export const contractVersionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function seen(caller: Caller, id: string) {
    const row = await findContract(db, caller, id);
    if (!row) throw notFound();
    return row;
  }

  app.patch(
    '/contracts/:id/review',
    {
      ...needs('contract', 'write'),
      schema: { params: IdParams, body: ContractReview, response: { 200: ContractRow } },
    },
    async (request) => {
      const caller = callerOf(request);
      await reviewContract(app, caller, request.params.id, request.body);
      return presentContract(await seen(caller, request.params.id), caller, app.now());
    },
  );

  app.get(
    '/contracts/:id/versions',
    { ...READ, schema: { params: IdParams, response: { 200: ContractVersions } } },
    async (request) => {
      const caller = callerOf(request);
      const row = await seen(caller, request.params.id);
      return { items: (await listVersions(db, row.id)).map((version) => presentVersion(version, row, caller)) };
    },
  );

  app.get(
    '/contracts/:id/versions/:number',
    {
      ...READ,
      schema: {
        params: ContractVersionParams,
        querystring: ContractVersionQuery,
        response: { 200: ContractVersionDetails },
      },
    },
    async (request) => {
      const [caller, { id, number }] = [callerOf(request), request.params];
      const row = await seen(caller, id);
      const version = await findVersion(db, id, number);
      if (!version) throw notFound();
      const other = request.query.with ?? comparedWith(row, number);
      const before = other === null ? undefined : await termsOfVersion(db, id, other);
      if (request.query.with !== undefined && !before) throw invalidField('with', 'notFound', 'Version not found');
      const { terms, ...presented } = version;
      return {
        ...presentVersion(presented, row, caller),
        terms,
        names: await namesIn(db, terms, before ?? terms),
        comparedWith: before ? other : null,
        changes: before ? differences(before, terms) : [],
      };
    },
  );

  app.post(
    '/contracts/:id/try',
    { ...READ, schema: { params: IdParams, body: ContractTrial, response: { 200: RatedTrip } } },
    async (request) => {
      const { id } = await seen(callerOf(request), request.params.id);
      const { trip, version } = request.body;
      const terms = version === undefined ? (await newestVersion(db, id)).terms : await termsOfVersion(db, id, version);
      if (!terms) throw invalidField('version', 'notFound', 'Version not found');
      return tryTerms(db, terms, trip);
    },
  );

  app.post(
    '/contracts/try',
    { ...needs('contract', 'write'), schema: { body: TermsTrial, response: { 200: RatedTrip } } },
    async (request) => tryTerms(db, normalizeTerms(request.body.terms), request.body.trip),
  );
};
