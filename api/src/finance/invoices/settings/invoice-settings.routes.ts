import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InvoiceSettings, InvoiceSettingsUpdate } from 'shared-contracts/finance/invoices';
import { lockOrganization } from '../../../identity/public.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { diffSettings } from './invoice-settings.rules.ts';
import { findInvoiceSettings, saveInvoiceSettings } from './invoice-settings.store.ts';

const PATH = '/v1/organizations/invoicing';
const OWNER = needs('organizationOwner', 'write');

/** Settings for the content of an organization's next invoices. */
export const invoiceSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(PATH, { ...OWNER, schema: { response: { 200: InvoiceSettings } } }, async (request) => {
    const { organizationId } = callerOf(request);
    return (await findInvoiceSettings(db, [organizationId]))(organizationId);
  });

  app.patch(
    PATH,
    { ...OWNER, schema: { body: InvoiceSettingsUpdate, response: { 200: InvoiceSettings } } },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId } = caller;
      return inTransaction(db, async (tx) => {
        await lockOrganization(tx, organizationId);
        const before = (await findInvoiceSettings(tx, [organizationId]))(organizationId);
        const changes = diffSettings(before, request.body);
        if (Object.keys(changes).length === 0) return before;
        const changed = Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]));
        const after = { ...before, ...changed };
        await saveInvoiceSettings(tx, organizationId, after);
        await recordTimeline(tx, caller, {
          subject: 'organization',
          subjectId: organizationId,
          event: 'invoicingChanged',
          changes,
          occurredAt: now(),
        });
        return after;
      });
    },
  );
};
