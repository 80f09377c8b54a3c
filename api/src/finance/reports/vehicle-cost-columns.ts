import { type RawBuilder, sql } from 'kysely';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { Joins } from './query-source.ts';
import type { Filters } from './source.ts';
import type { Sums } from './totals/sums.ts';

/** Stages of trips whose kilometres are known. */
const DRIVEN_STAGES: readonly TripStage[] = ['completed', 'manualCompleted', 'incomplete', 'billed'];

const within = (column: string, { from, to }: Filters): RawBuilder<unknown> => sql`
  ${from === undefined ? sql`true` : sql`${sql.raw(column)} >= ${from}`}
  and ${to === undefined ? sql`true` : sql`${sql.raw(column)} <= ${to}`}`;

/** `driven`: the finished trips of the period. `work`: its done orders, in the currency of the vehicle's owner. */
export const VEHICLE_COST_JOINS: Joins = [
  ['owner', () => sql`join organizations owner on owner.id = vehicles.organization_id`],
  ['owner_currency', () => sql`left join currencies owner_currency on owner_currency.id = owner.currency_id`],
  ['vehicle_types', () => sql`join vehicle_types on vehicle_types.id = vehicles.vehicle_type_id`],
  [
    'driven',
    ({ filters }) => sql`left join lateral (
    select count(*) as trips, sum(coalesce(t.actual_distance, t.estimated_distance)) as km from trips t
    where t.vehicle_id = vehicles.id and t.stage = any(${DRIVEN_STAGES}::text[])
      and ${within('t.finished_at', filters)}) driven on true`,
  ],
  [
    'work',
    ({ filters }) => sql`left join lateral (
    select count(*) as orders, coalesce(sum(w.cost), 0) as cost, coalesce(sum(l.parts), 0) as parts,
      coalesce(sum(l.labour), 0) as labour
    from work_orders w
    left join lateral (
      select sum(amount) filter (where kind = 'part') as parts, sum(amount) filter (where kind = 'labour') as labour
      from work_order_lines where work_order_id = w.id) l on true
    where w.vehicle_id = vehicles.id and w.status = 'done' and w.currency is not distinct from owner_currency.short_name
      and ${within('w.done_at', filters)}) work on true`,
  ],
];

export const VEHICLE_COST_COLUMNS = {
  vehicle: 'vehicles.registration_plate',
  vehicleType: 'vehicle_types.name',
  drivenDistance: 'driven.km',
  maintenanceCost: 'round(work.cost, 2)',
  costPerKm: 'round(work.cost / nullif(driven.km, 0), 2)',
  currency: 'owner_currency.short_name',
  partsCost: 'round(work.parts, 2)',
  labourCost: 'round(work.labour, 2)',
  workOrderCount: 'work.orders',
  tripCount: 'driven.trips',
  isActive: 'vehicles.is_active',
} as const satisfies Partial<Record<ReportColumnId, string>>;

const CURRENCY = VEHICLE_COST_COLUMNS.currency;
export const VEHICLE_COST_SUMS: Sums = {
  drivenDistance: null,
  maintenanceCost: CURRENCY,
  partsCost: CURRENCY,
  labourCost: CURRENCY,
  workOrderCount: null,
  tripCount: null,
};
