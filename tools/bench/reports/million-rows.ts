import type { ReportGroupQuery } from 'shared-contracts/finance/report-groups';
import type { ReportName } from 'shared-contracts/values/finance/reports';
import { backfillBillStarts, prepareReport, readGroups, type ReportSettings } from '../../../api/src/finance/public.ts';
import { greatCircleRouting } from '../../../api/src/network/public.ts';
import type { Caller } from '../../../api/src/platform/access/caller.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';
import { addFreight } from '../dashboards/many-organizations.ts';
import { raceLists } from '../api/race.ts';

const ORGANIZATIONS = 50;
/** Orders and trips, a million together; set `REPORT_ORDERS` for fewer. */
const ORDERS = Number(process.env['REPORT_ORDERS'] ?? 600_000);
const LOGIN = 'dispatcher';
const PAGE = { page: 1, limit: 20 };
const now = () => Math.floor(Date.now() / 1_000);

const servicesOf = (db: Db) => ({ db, now, routing: greatCircleRouting });

/** A page with its total, in the default order unless `sort` is set. */
const page = (name: ReportName, query: Pick<ReportSettings, 'sort'> = {}) => ({
  path: 'reports',
  filters: { name, limit: String(PAGE.limit), ...(query.sort && { sort: query.sort }) },
  searches: [''],
  list: async (db: Db, caller: Caller) => {
    const { source, request } = await prepareReport(servicesOf(db), caller, name, query);
    await source.page(db, request, PAGE);
  },
  atOnce: 2,
});

const totals = (name: ReportName) => ({
  path: 'reports/totals',
  filters: { name },
  searches: [''],
  list: async (db: Db, caller: Caller) => {
    const report = await prepareReport(servicesOf(db), caller, name, {});
    await report.source.sum(db, report.request);
  },
});

const groups = (name: ReportName, grouping: Required<Pick<ReportGroupQuery, 'groupBy' | 'measures'>>) => ({
  path: 'reports/groups',
  filters: { name, groupBy: String(grouping.groupBy), measures: String(grouping.measures) },
  searches: [''],
  list: (db: Db, caller: Caller) => readGroups(servicesOf(db), caller, { name, ...grouping }),
});

const REPORTS = {
  orders: page('orderDetail'),
  ordersByNumber: page('orderDetail', { sort: 'orderNumber' }),
  trips: page('tripDetail'),
  orderTotals: totals('orderDetail'),
  tripTotals: totals('tripDetail'),
  orderGroups: groups('orderDetail', {
    groupBy: ['pickupFrom.month'],
    measures: ['count', 'sum.cost', 'sum.weight'],
  }),
  tripGroups: groups('tripDetail', { groupBy: ['pickAt.month'], measures: ['count', 'sum.tripCost'] }),
};

/** Reports of one of many organizations over a million orders and trips: the API against its own SQL. */
export async function raceReports() {
  const add = async (db: Db) => {
    await addFreight(db, now(), { organizations: ORGANIZATIONS, orders: ORDERS });
    await backfillBillStarts(db);
  };
  const raced = await raceLists({ login: LOGIN, add }, Object.values(REPORTS));
  const figures: Record<string, number> = { orders: ORDERS };
  for (const [i, name] of Object.keys(REPORTS).entries()) {
    const { servedMs = 0, bareMs = 0, ratio = 0 } = raced[i] ?? {};
    Object.assign(figures, { [`${name}Ms`]: servedMs, [`${name}BareMs`]: bareMs, [`${name}Ratio`]: ratio });
  }
  return { figures, ratio: Math.max(...raced.map((one) => one.ratio)) };
}
