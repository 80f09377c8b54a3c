import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import { CreditLimit, CreditLimitInput, CreditLimitParams } from 'shared-contracts/finance/credit-limits';
import { READ_CREDIT, WRITE_CREDIT } from 'shared-contracts/values/finance/credit-limits';
import {
  findOrganizationName,
  findPartnership,
  findUserPreferences,
  lockOrganization,
} from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { decimal, toMoney } from '../../../platform/values/money.ts';
import { findOwnCurrencies } from '../../exchange-rates/find-rates.store.ts';
import { deleteLimit, findCreditUses, findLimit, saveLimit } from './credit-limits.store.ts';

const READ = needs(READ_CREDIT.model, READ_CREDIT.action, { or: READ_CREDIT.or });
const WRITE = needs(WRITE_CREDIT.model, WRITE_CREDIT.action, { or: WRITE_CREDIT.or });

/** Limits that an organization sets for the partners that pay it. */
export const creditLimitRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  const findOwn = async (tx: Db, id: string) => (await findOwnCurrencies(tx, [id])).get(id) ?? null;

  async function present(tx: Db, { organizationId, userId }: Caller, partnerId: string): Promise<CreditLimit> {
    const { zone } = await findUserPreferences(tx, userId);
    const uses = await findCreditUses(tx, { organizationId, zone, at: now() }, [partnerId]);
    return {
      partner: { id: partnerId, name: await findOrganizationName(tx, partnerId) },
      currency: await findOwn(tx, organizationId),
      use: uses.get(partnerId) ?? null,
    };
  }

  async function assertPartner(tx: Db, { organizationId }: Caller, partnerId: string): Promise<void> {
    if (!(await findPartnership(tx, organizationId, partnerId))) throw notFound();
  }

  app.get(
    '/credit-limits/:partnerId',
    { ...READ, schema: { params: CreditLimitParams, response: { 200: CreditLimit } } },
    async (request) => {
      const caller = callerOf(request);
      await assertPartner(db, caller, request.params.partnerId);
      return present(db, caller, request.params.partnerId);
    },
  );

  app.put(
    '/credit-limits/:partnerId',
    {
      ...WRITE,
      schema: { params: CreditLimitParams, body: CreditLimitInput, response: { 200: CreditLimit, 409: ErrorBody } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId } = caller;
      const { partnerId } = request.params;
      const sides = { organizationId, partnerId };
      const limit = request.body.limit === null ? null : toMoney(decimal(request.body.limit));
      return inTransaction(db, async (tx) => {
        await lockOrganization(tx, organizationId);
        await assertPartner(tx, caller, partnerId);
        const before = await findLimit(tx, sides);
        const currency = await findOwn(tx, organizationId);
        if (limit === null) await deleteLimit(tx, sides);
        else if (currency === null) throw conflict('noOwnCurrency', 'The organization has no currency of its own');
        else await saveLimit(tx, sides, { amount: limit, currency });
        const [from, to] = [before ? `${before.amount} ${before.currency}` : null, limit && `${limit} ${currency}`];
        if (from !== to)
          await recordTimeline(tx, caller, {
            subject: 'organization',
            subjectId: organizationId,
            event: 'creditLimitChanged',
            changes: { [await findOrganizationName(tx, partnerId)]: { from, to } },
            occurredAt: now(),
          });
        return present(tx, caller, partnerId);
      });
    },
  );
};
