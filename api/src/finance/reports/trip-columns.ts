import { sql } from 'kysely';
import { REPORT_CURRENCY, type ReportColumnId } from 'shared-contracts/values/finance/reports';
import { seesAllStops } from '../../trips/public.ts';
import { isRoot } from '../../platform/access/caller.ts';
import { formatPhone } from '../../platform/values/phone.rules.ts';
import { OWN_COLUMN_SQL, billColumns, billJoin, billSums, billPartyJoins, amountColumns } from './bill-columns.ts';
import { personName } from './person.ts';
import { joinEarned, joinEarning, joinLoad } from './trip-joins.ts';
import type { OwnColumns } from './own-currency/own-columns.store.ts';
import type { Joins } from './query-source.ts';
import type { Sums } from './totals/sums.ts';
import { amountsAfterCredits } from '../../orders/public.ts';

/**
 * `seen` decides what is visible: the `whole` trip or only the caller's orders; only the organization that `runs` it
 * sees money and plans.
 */
export const TRIP_JOINS: Joins = [
  ['runner', () => sql`left join organizations runner on runner.id = trips.organization_id`],
  ['vehicles', () => sql`left join vehicles on vehicles.id = trips.vehicle_id`],
  ['vehicle_types', () => sql`left join vehicle_types on vehicle_types.id = vehicles.vehicle_type_id`],
  ['requested', () => sql`left join vehicle_types requested on requested.id = trips.requested_vehicle_type_id`],
  ['drivers', () => sql`left join drivers on drivers.id = trips.driver_id`],
  ['driver', () => sql`left join contacts driver on driver.id = drivers.contact_id`],
  ['route_zones', () => sql`left join route_zones on route_zones.id = trips.route_zone_id`],
  ['bill_contract', () => sql`left join contracts bill_contract on bill_contract.id = trips.billing_contract_id`],
  ['bill_base', () => sql`left join currencies bill_base on bill_base.id = bill_contract.base_currency_id`],
  [
    'bill_currency',
    () => sql`left join currencies bill_currency on bill_currency.id = bill_contract.billing_currency_id`,
  ],
  [
    'bill_version',
    () =>
      sql`left join contract_versions bill_version on bill_version.contract_id = bill_contract.id and bill_version.number = bill_contract.version`,
  ],
  ['paid', () => sql`left join organizations paid on paid.id = trips.billing_partner_id`],
  ['trip_bill', ({ caller }) => billJoin('trip_bill', 'trip_id = trips.id', caller)],
  [
    'seen',
    ({ caller }) => sql`cross join lateral (
    select ${seesAllStops(caller)} as whole, coalesce(trips.organization_id = ${caller.organizationId}, false) or ${sql.lit(isRoot(caller))} as runs) seen`,
  ],
  ...billPartyJoins('trip_bill', 'case when seen.runs then trips.billing_contact_id end'),
  ['earned', joinEarned],
  ['earning', joinEarning],
  ['load', joinLoad],
  [
    'ends',
    ({ caller }) => sql`left join lateral (
    select (array_agg(l.name order by s.position))[1] as first, (array_agg(l.name order by s.position desc))[1] as last
    from trip_stops s join locations l on l.id = s.location_id
    where s.trip_id = trips.id and (seen.whole or exists (
      select from trip_stop_orders so join orders o on o.id = so.order_id where so.trip_id = s.trip_id and so.position = s.position and o.organization_id = ${caller.organizationId}))) ends on true`,
  ],
];

const toRunner = (value: string) => `case when seen.runs then ${value} end`;
const toWhole = (value: string) => `case when seen.whole then ${value} end`;
/** Percent of the vehicle's capacity, otherwise of the requested type's. */
const used = (load: string, capacity: string, requested: string) =>
  toWhole(`round(${load} * 100 / nullif(coalesce(${capacity}, ${requested}), 0), 1)`);
const COSTS = amountColumns('trip_bill', toRunner('trips.estimated_cost'), {
  base: 'bill_base',
  billing: 'bill_currency',
  version: 'bill_version',
});
/** The currency of the cost, otherwise of the revenue; revenue in another currency appears with its bills. */
const TRIP_CURRENCY = `coalesce(${toRunner(COSTS.currency)}, earned.currency)`;

export const TRIP_COLUMNS = {
  tripNumber: 'trips.number',
  tripReference: 'trips.reference',
  tripStage: 'trips.stage',
  runner: 'runner.name',
  vehicle: 'vehicles.registration_plate',
  vehicleType: 'vehicle_types.name',
  driver: 'driver.name',
  driverPhone: 'driver.phone',
  routeZone: toRunner('route_zones.name'),
  tripPickup: 'ends.first',
  tripDrop: 'ends.last',
  pickAt: 'trips.pick_at',
  dropAt: 'trips.drop_at',
  startedAt: 'trips.started_at',
  finishedAt: 'trips.finished_at',
  orderCount: 'case when trips.id is not null then load.orders end',
  orderNumbers: 'load.numbers',
  tripWeight: 'load.weight',
  tripSpace: 'load.space',
  weightUtilization: used('load.weight', 'vehicles.max_carry_weight', 'requested.max_weight'),
  spaceUtilization: used('load.space', 'vehicles.effective_space', 'requested.average_space'),
  estimatedDistance: toWhole('trips.estimated_distance'),
  tripActualDistance: toWhole('trips.actual_distance'),
  tripRevenue: `case when earned.currency = ${TRIP_CURRENCY} then earned.amount end`,
  tripCost: toRunner(COSTS.amount),
  tripCurrency: TRIP_CURRENCY,
  tripRevenueLkr: 'earned.amount_lkr',
  tripCostLkr: toRunner(COSTS.amountLkr),
  tripCreatedAt: 'trips.created_at',
  tripCreatedBy: `case when seen.runs then ${personName('trips.created_by')} else runner.name end`,
  vehicleAssignedAt: toWhole('trips.vehicle_assigned_at'),
  vehicleAssignedBy: toWhole(personName('trips.vehicle_assigned_by')),
  manualReason: toRunner('trips.manual_reason'),
  tripDescription: toWhole('trips.description'),
} as const satisfies Partial<Record<ReportColumnId, string>>;

export const TRIP_OWN_COLUMNS: OwnColumns = {
  tripRevenue: {
    bill: 'earning',
    amount: amountsAfterCredits('earning').amount,
    currency: 'earning.currency',
    isSplit: true,
  },
  tripCost: { bill: 'trip_bill', amount: toRunner(COSTS.amount), currency: toRunner(COSTS.currency) },
};

const REPORT_CURRENCY_SQL = `'${REPORT_CURRENCY}'::text`;
export const TRIP_SUMS: Sums = {
  orderCount: null,
  tripWeight: null,
  tripSpace: null,
  estimatedDistance: null,
  tripActualDistance: null,
  tripRevenue: TRIP_CURRENCY,
  tripCost: TRIP_CURRENCY,
  tripRevenueLkr: REPORT_CURRENCY_SQL,
  tripCostLkr: REPORT_CURRENCY_SQL,
};

/** The trip's bill, unless the bill of an order is shown. */
export const TRIP_BILL_COLUMNS = {
  billingPartner: `coalesce(trip_bill_payee.name, ${toRunner('paid.name')})`,
  billingContact: 'trip_bill_contact.name',
  billingContract: `coalesce(trip_bill_contract.name, ${toRunner('bill_contract.name')})`,
  ...billColumns('trip_bill'),
  ...OWN_COLUMN_SQL,
};

export const TRIP_FORMATS = { driverPhone: formatPhone } as const;
export const TRIP_BILL_SUMS = billSums('trip_bill');
