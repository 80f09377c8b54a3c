import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invoiceSettingsRoutes } from '../invoices/settings/invoice-settings.routes.ts';
import { eInvoiceRoutes } from './e-invoices/e-invoices.routes.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { billGroupingRoutes } from './grouping/grouping.routes.ts';
import { billingPeriodRoutes } from './periods/periods.routes.ts';

/** Waiting bills, issued invoices and the invoice settings of an organization. */
export const invoicingRoutes: FastifyPluginAsyncZod = async (app, options) => {
  await billingPeriodRoutes(app, options);
  await billGroupingRoutes(app, options);
  await eInvoiceRoutes(app, options);
  await invoiceRoutes(app, options);
  await invoiceSettingsRoutes(app, options);
};
