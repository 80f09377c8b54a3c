import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import { JournalSettings, LedgerAccountInput, LedgerAccountList } from 'shared-contracts/finance/journal';
import { LEDGER_LIMITS } from 'shared-contracts/values/finance/journal';
import { lockOrganization } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/app-error.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { mayPost } from '../../accruals/accrual.present.ts';
import { APPROVE } from '../../invoicing/parties.store.ts';
import { normalizeKey } from './accounts.rules.ts';
import {
  countAccounts,
  deleteAccount,
  findJournalSettings,
  listAccounts,
  saveAccount,
  saveJournalSettings,
} from './accounts.store.ts';

export const READ = needs('orderBillApprove', 'read', { or: [{ model: 'tripBillApprove', action: 'read' }] });

/** The journal has orders and trips: it is exported by who approves the bills of both. @throws 403 */
export function assertMayExport(caller: Caller): void {
  if (!mayPost(caller)) throw forbidden();
}

/** The account of a role, with what it is limited to. */
const describe = (key: string | null, account: string) => (key === null ? account : `${key}: ${account}`);

/** The accounts that an organization books to, and what its files for DATEV name. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  const recordChange = (tx: Db, caller: Caller, changes: Record<string, { from: unknown; to: unknown }>) =>
    recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: caller.organizationId,
      event: 'ledgerChanged',
      changes,
      occurredAt: now(),
    });

  app.get('/ledger-accounts', { ...READ, schema: { response: { 200: LedgerAccountList } } }, async (request) => ({
    items: await listAccounts(db, callerOf(request).organizationId),
  }));

  app.put(
    '/ledger-accounts',
    { ...APPROVE, schema: { body: LedgerAccountInput, response: { 200: LedgerAccountList, 409: ErrorBody } } },
    async (request) => {
      const caller = callerOf(request);
      assertMayExport(caller);
      const { organizationId } = caller;
      const { role, account } = request.body;
      const key = normalizeKey(role, request.body.key);
      return inTransaction(db, async (tx) => {
        await lockOrganization(tx, organizationId);
        const before = await saveAccount(tx, { organizationId, role, key, account });
        if (before === undefined && (await countAccounts(tx, organizationId)) > LEDGER_LIMITS.accounts)
          throw conflict('tooManyAccounts', `At most ${LEDGER_LIMITS.accounts} accounts`);
        if (before !== account)
          await recordChange(tx, caller, {
            [role]: { from: before === undefined ? null : describe(key, before), to: describe(key, account) },
          });
        return { items: await listAccounts(tx, organizationId) };
      });
    },
  );

  app.delete(
    '/ledger-accounts/:id',
    { ...APPROVE, schema: { params: IdParams, response: { 200: LedgerAccountList } } },
    async (request) => {
      const caller = callerOf(request);
      assertMayExport(caller);
      const { organizationId } = caller;
      return inTransaction(db, async (tx) => {
        const deleted = await deleteAccount(tx, organizationId, request.params.id);
        if (!deleted) throw notFound();
        await recordChange(tx, caller, { [deleted.role]: { from: describe(deleted.key, deleted.account), to: null } });
        return { items: await listAccounts(tx, organizationId) };
      });
    },
  );

  app.get('/journal-settings', { ...READ, schema: { response: { 200: JournalSettings } } }, (request) =>
    findJournalSettings(db, callerOf(request).organizationId),
  );

  app.put(
    '/journal-settings',
    { ...APPROVE, schema: { body: JournalSettings, response: { 200: JournalSettings } } },
    async (request) => {
      const caller = callerOf(request);
      assertMayExport(caller);
      const { organizationId } = caller;
      return inTransaction(db, async (tx) => {
        await lockOrganization(tx, organizationId);
        const before = await findJournalSettings(tx, organizationId);
        await saveJournalSettings(tx, organizationId, request.body);
        const changes = Object.entries(request.body)
          .map(([field, to]) => [field, { from: before[field as keyof JournalSettings], to }] as const)
          .filter(([, { from, to }]) => from !== to);
        if (changes.length > 0) await recordChange(tx, caller, Object.fromEntries(changes));
        return request.body;
      });
    },
  );
};
