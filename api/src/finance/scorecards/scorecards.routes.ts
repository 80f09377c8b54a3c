import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PartnerScorecards, ScorecardQuery } from 'shared-contracts/finance/scorecards';
import { MINUTE } from 'shared-contracts/values/time';
import { findUserPreferences } from '../../identity/public.ts';
import { DELAY_GRACE } from '../../orders/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { fromReplica } from '../../platform/replica/read-from-replica.ts';
import { lastMonths } from './last-months.rules.ts';
import { toScorecards } from './scorecard.rules.ts';
import { listFigures } from './scorecards.store.ts';

const MONTHS = 12;

export const scorecardRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/partners/scorecards',
    {
      ...fromReplica(needs('order', 'read')),
      schema: { querystring: ScorecardQuery, response: { 200: PartnerScorecards } },
    },
    async (request) => {
      const { userId, organizationId } = callerOf(request);
      const { partnerId } = request.query;
      const now = app.now();
      const months = lastMonths(MONTHS, now, (await findUserPreferences(db, userId)).zone);
      const rows = await listFigures(db, { organizationId, partnerId, months, now });
      return { months, graceMinutes: DELAY_GRACE / MINUTE, items: toScorecards(rows, months) };
    },
  );
};
