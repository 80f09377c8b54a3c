import type { Insertable, Selectable } from 'kysely';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { Tables } from '../../src/platform/database.ts';
import { type Context, MINUTE } from './context.ts';
import { usualContract } from './contract.ts';
import { usualCargo, usualOrderType } from './goods.ts';
import { usualLocations } from './location.ts';
import { usualOperation } from './operation.ts';
import { approvalStamps, approversOf } from './order-approvals.ts';
import { type DatedStep, dateLife, lifeTo, needsTrip } from './order-life.ts';
import { insertOrderParts, loadOf, type OrderParts } from './order-parts.ts';
import { insertOrderTimeline } from './order-timeline.ts';
import { plannedPickup, windowsFrom } from './order-windows.ts';
import { usualOrganization, usualPartner } from './organization.ts';
import { bareTrip, joinTrip, TRIP_STAGE_OF } from './trip.ts';
import { usualUser } from './user.ts';

export type OrderOverrides = Partial<Insertable<Tables['orders']>> &
  Partial<OrderParts> & {
    stage?: OrderStage;
    /** The trip it is in; made when the stage needs one. */
    trip?: Selectable<Tables['trips']>;
    /** When it came to its stage; ten minutes ago unless told. */
    reachedAt?: number;
  };

function datedLife({ now }: Context, overrides: OrderOverrides, approvers: number): DatedStep[] {
  const { stage = 'saved', trip, createdAt, reachedAt = now - 10 * MINUTE } = overrides;
  const steps = lifeTo(stage, approvers, trip !== undefined);
  const joined = steps.findIndex(({ event }) => event === 'addToTrip');
  if (trip && joined >= 0) return dateLife(steps, joined, trip.createdAt);
  return createdAt === undefined ? dateLife(steps, steps.length - 1, reachedAt) : dateLife(steps, 0, Number(createdAt));
}

async function nextNumber({ db }: Context, organizationId: string) {
  const row = await db
    .insertInto('counters').values({ organizationId, name: 'order', value: 1 })
    .onConflict((on) => on.columns(['organizationId', 'name']).doUpdateSet(({ eb }) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value').executeTakeFirstOrThrow();
  return `O-${String(row.value).padStart(6, '0')}`;
}

/** Saved unless told. At any stage it is whole: timeline, approvals, stops, cargo and, where the stage needs it, a trip. */
export async function order(context: Context, overrides: OrderOverrides = {}) {
  const { stage = 'saved', trip: givenTrip, reachedAt: _, stops, cargoItems, vehicleTypeIds = [], notificationContactIds = [], ...columns } = overrides;
  const organizationId = columns.organizationId ?? (await usualOrganization(context)).id;
  const partnerId = columns.partnerId ?? (await usualPartner(context, organizationId)).id;
  const operationId = columns.operationId ?? (await usualOperation(context, organizationId)).id;
  const createdBy = columns.createdBy ?? (await usualUser(context, organizationId)).id;
  const approvers = await approversOf(context, operationId, createdBy);
  const life = datedLife(context, overrides, approvers.length);
  const windows = windowsFrom(Number(columns.pickupFrom ?? plannedPickup(life, context.now)));
  const parts = {
    stops: stops ?? (await usualLocations(context, organizationId)).map(({ id }) => ({ locationId: id })),
    cargoItems: cargoItems ?? [{ cargoId: (await usualCargo(context, organizationId)).id, quantity: 4 }],
    vehicleTypeIds,
    notificationContactIds,
  };
  const row = {
    id: context.id('order', context.next('order')),
    organizationId,
    partnerId,
    operationId,
    createdBy,
    stage,
    resumeStage: stage === 'delayed' ? ('transit' as const) : null,
    number: columns.number ?? (await nextNumber(context, organizationId)),
    orderTypeId: columns.orderTypeId ?? (await usualOrderType(context, organizationId)).id,
    contractId: columns.contractId ?? (await usualContract(context, organizationId, partnerId)).id,
    ...windows,
    loadingMinutes: 60,
    unloadingMinutes: 60,
    rejectedReason: life.find(({ event }) => event === 'reject')?.reason,
    createdAt: life[0]?.at ?? context.now,
    ...(await loadOf(context, parts.cargoItems)),
    ...approvalStamps(life, approvers),
    ...columns,
  };
  const made = await context.db.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow();
  await insertOrderParts(context, made.id, parts);
  const joinedAt = life.find(({ event }) => event === 'addToTrip')?.at;
  const own = () => bareTrip(context, { organizationId: partnerId, stage: TRIP_STAGE_OF[stage], createdAt: joinedAt, pickAt: made.pickupFrom, dropAt: made.deliveryTo });
  const trip = givenTrip ?? (needsTrip(stage) ? await own() : undefined);
  if (trip && joinedAt !== undefined) await joinTrip(context, trip, made.id);
  await insertOrderTimeline(context, made, life, approvers, trip);
  return made;
}
