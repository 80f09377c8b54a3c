import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accrualRoutes } from './accruals/accruals.routes.ts';
import { billRoutes } from './bills/bills.routes.ts';
import { carrierInvoiceRoutes } from './carrier-invoices/carrier-invoices.routes.ts';
import { contractRateRoutes } from './contracts/rates/rates.routes.ts';
import { contractVersionRoutes } from './contracts/contract-versions.routes.ts';
import { contractRoutes } from './contracts/contracts.routes.ts';
import { dashboardRoutes } from './dashboards/dashboards.routes.ts';
import { epcPurchaseRoutes } from './epc/epc-purchases.routes.ts';
import { epcRoutes } from './epc/epc.routes.ts';
import { exchangeRateRoutes } from './exchange-rates/exchange-rates.routes.ts';
import { invoicingRoutes } from './invoicing/invoicing.routes.ts';
import { journalRoutes } from './journal/journal.routes.ts';
import { monthLockRoutes } from './month-locks/month-locks.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { receivableRoutes } from './receivables/receivables.routes.ts';
import { reportGroupRoutes } from './reports/groups/report-groups.routes.ts';
import { reportScheduleRoutes } from './reports/schedules/report-schedules.routes.ts';
import { reminderRoutes } from './reminders/reminders.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { scorecardRoutes } from './scorecards/scorecards.routes.ts';
import { simulationRoutes } from './simulations/simulations.routes.ts';

/** The routes of the module. */
export const financeRoutes: readonly FastifyPluginAsyncZod[] = [
  accrualRoutes,
  billRoutes,
  carrierInvoiceRoutes,
  contractRateRoutes,
  contractRoutes,
  contractVersionRoutes,
  dashboardRoutes,
  epcPurchaseRoutes,
  epcRoutes,
  exchangeRateRoutes,
  invoicingRoutes,
  journalRoutes,
  monthLockRoutes,
  paymentRoutes,
  receivableRoutes,
  reportGroupRoutes,
  reminderRoutes,
  reportRoutes,
  reportScheduleRoutes,
  scorecardRoutes,
  simulationRoutes,
];
