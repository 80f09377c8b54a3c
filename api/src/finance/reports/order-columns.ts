import { sql } from 'kysely';
import { REPORT_CURRENCY, type ReportColumnId } from 'shared-contracts/values/finance/reports';
import { CARRIED_STAGES } from '../../orders/public.ts';
import { isRoot } from '../../platform/access/caller.ts';
import { OWN_COLUMN_SQL, billColumns, billJoin, billSums, billPartyJoins, amountColumns } from './bill-columns.ts';
import type { OwnColumns } from './own-currency/own-columns.store.ts';
import type { Joins } from './query-source.ts';
import type { Sums } from './totals/sums.ts';
import { personName } from './person.ts';
import { TRIP_COLUMNS, TRIP_JOINS } from './trip-columns.ts';

const carried = CARRIED_STAGES.map((stage) => `'${stage}'`).join(', ');
const AMOUNTS = amountColumns('order_bill', 'coalesce(orders.actual_cost, orders.predicted_cost)', {
  base: 'base',
  billing: 'billing',
  version: 'version',
});

/** Only visible to the organization that runs the trip. */
export const ORDER_JOINS: Joins = [
  [
    'shipper',
    ({ caller }) =>
      sql`left join organizations shipper on shipper.id = orders.organization_id and shipper.id <> ${caller.organizationId}`,
  ],
  ['owner', () => sql`join organizations owner on owner.id = orders.organization_id`],
  ['partner', () => sql`join organizations partner on partner.id = orders.partner_id`],
  ['order_types', () => sql`join order_types on order_types.id = orders.order_type_id`],
  ['operations', () => sql`join operations on operations.id = orders.operation_id`],
  ['contract', () => sql`join contracts contract on contract.id = orders.contract_id`],
  ['base', () => sql`join currencies base on base.id = contract.base_currency_id`],
  ['billing', () => sql`left join currencies billing on billing.id = contract.billing_currency_id`],
  [
    'version',
    () =>
      sql`left join contract_versions version on version.contract_id = contract.id and version.number = contract.version`,
  ],
  ['order_bill', ({ caller }) => billJoin('order_bill', 'order_id = orders.id', caller)],
  ...billPartyJoins('order_bill', 'null::uuid'),
  [
    'side',
    ({ caller }) => sql`cross join lateral (
    select orders.organization_id = ${caller.organizationId} or ${sql.lit(isRoot(caller))} as pays,
      orders.partner_id = ${caller.organizationId} or ${sql.lit(isRoot(caller))} as is_paid) side`,
  ],
  [
    'first',
    () => sql`left join lateral (
    select l.name, s.arrived_at, s.departed_at from order_stops s join locations l on l.id = s.location_id where s.order_id = orders.id and s.position = 0) first on true`,
  ],
  [
    'last',
    () => sql`left join lateral (
    select l.name, s.arrived_at, s.departed_at from order_stops s join locations l on l.id = s.location_id where s.order_id = orders.id and s.position > 0 order by s.position desc limit 1) last on true`,
  ],
  [
    'items',
    () => sql`left join lateral (
    select string_agg(c.name || ' × ' || i.quantity, '; ' order by i.position) as cargo, sum(i.quantity) as quantity, sum(i.delivered_quantity) as delivered,
      sum(i.quantity - i.delivered_quantity) as missing, string_agg(distinct i.shortage_reason, '; ') as reason
    from order_cargo_items i join cargos c on c.id = i.cargo_id where i.order_id = orders.id) items on true`,
  ],
  [
    'carried',
    () => sql`left join lateral (
    select o.trip_id from trip_orders o join trips t on t.id = o.trip_id where o.order_id = orders.id and (o.is_live or orders.stage in (${sql.raw(carried)}))
    order by o.is_live desc, (select max(x.stop_position) from order_transfers x where x.order_id = orders.id and x.to_trip_id = t.id
      and x.transferred_at is not null) desc nulls last, t.created_at desc limit 1) carried on true`,
  ],
  [
    'trips',
    ({ caller }) =>
      sql`left join trips on trips.id = carried.trip_id and (trips.organization_id = ${caller.organizationId} or ${sql.lit(isRoot(caller))})`,
  ],
  ...TRIP_JOINS,
];

/** The cost of one side is the revenue of the other. */
const toPayer = (value: string) => `case when side.pays then ${value} end`;
const toPayee = (value: string) => `case when side.is_paid then ${value} end`;

export const ORDER_COLUMNS = {
  orderNumber: `coalesce(shipper.code || '·', '') || orders.number`,
  orderReference: 'orders.reference',
  orderStage: 'orders.stage',
  owner: 'owner.name',
  partner: 'partner.name',
  orderType: 'order_types.name',
  operation: 'operations.name',
  contract: 'contract.name',
  vehicleTypes: `(select string_agg(t.name, ', ' order by t.name) from order_vehicle_types v join vehicle_types t on t.id = v.vehicle_type_id where v.order_id = orders.id)`,
  pickup: 'first.name',
  drop: 'last.name',
  stops: `(select string_agg(l.name, ' → ' order by s.position) from order_stops s join locations l on l.id = s.location_id where s.order_id = orders.id)`,
  pickupFrom: 'orders.pickup_from',
  pickupTo: 'orders.pickup_to',
  deliveryFrom: 'orders.delivery_from',
  deliveryTo: 'orders.delivery_to',
  pickupArrivedAt: 'first.arrived_at',
  pickupDepartedAt: 'first.departed_at',
  dropArrivedAt: 'last.arrived_at',
  dropDepartedAt: 'last.departed_at',
  lateMinutes:
    'case when last.arrived_at is not null and orders.delivery_to is not null then greatest(0, (last.arrived_at - orders.delivery_to) / 60) end',
  cargo: 'items.cargo',
  quantity: 'items.quantity',
  deliveredQuantity: 'items.delivered',
  missingQuantity: 'items.missing',
  shortageReason: 'items.reason',
  weight: 'orders.total_weight',
  space: 'orders.total_space',
  predictedDistance: 'orders.predicted_distance',
  actualDistance: 'orders.actual_distance',
  isBackhaul: 'orders.is_backhaul',
  isFlexible: 'orders.is_flexible',
  predictedCost: 'orders.predicted_cost',
  revenue: toPayee(AMOUNTS.amount),
  cost: toPayer(AMOUNTS.amount),
  currency: AMOUNTS.currency,
  revenueLkr: toPayee(AMOUNTS.amountLkr),
  costLkr: toPayer(AMOUNTS.amountLkr),
  billingPartner: 'coalesce(order_bill_payee.name, partner.name)',
  billingContact: 'order_bill_contact.name',
  billingContract: 'coalesce(order_bill_contract.name, contract.name)',
  ...billColumns('order_bill'),
  ...OWN_COLUMN_SQL,
  orderCreatedAt: 'orders.created_at',
  orderCreatedBy: personName('orders.created_by'),
  firstApprovalAt: 'orders.first_approval_at',
  firstApprovalBy: personName('orders.first_approval_by'),
  secondApprovalAt: 'orders.second_approval_at',
  secondApprovalBy: personName('orders.second_approval_by'),
  rejectedReason: 'orders.rejected_reason',
  orderDescription: 'orders.description',
  orderArchivedAt: 'orders.archived_at',
  tripNumber: TRIP_COLUMNS.tripNumber,
  tripStage: TRIP_COLUMNS.tripStage,
  vehicle: TRIP_COLUMNS.vehicle,
  driver: TRIP_COLUMNS.driver,
} as const satisfies Partial<Record<ReportColumnId, string>>;

export const ORDER_OWN_COLUMNS: OwnColumns = {
  revenue: { bill: 'order_bill', amount: toPayee(AMOUNTS.amount), currency: AMOUNTS.currency },
  cost: { bill: 'order_bill', amount: toPayer(AMOUNTS.amount), currency: AMOUNTS.currency },
};

const REPORT_CURRENCY_SQL = `'${REPORT_CURRENCY}'::text`;
export const ORDER_SUMS: Sums = {
  quantity: null,
  deliveredQuantity: null,
  missingQuantity: null,
  weight: null,
  space: null,
  predictedDistance: null,
  actualDistance: null,
  predictedCost: 'base.short_name',
  revenue: AMOUNTS.currency,
  cost: AMOUNTS.currency,
  revenueLkr: REPORT_CURRENCY_SQL,
  costLkr: REPORT_CURRENCY_SQL,
  ...billSums('order_bill'),
};
