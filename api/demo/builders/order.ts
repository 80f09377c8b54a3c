import type { Insertable, Selectable } from 'kysely';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, defined, MINUTE } from './context.ts';
import { usualContract } from './contract.ts';
import { usualCargo, usualOrderType } from './goods.ts';
import { usualLocations } from './location.ts';
import { numberOf } from './number.ts';
import { usualOperation } from './operation.ts';
import { approvalStamps, approversOf } from './order-approvals.ts';
import { type Actor, type DatedStep, dateLife, lifeTo, needsTrip, type Step } from './order-life.ts';
import { insertOrderParts, loadOf, type OrderParts } from './order-parts.ts';
import { priceOf } from './order-price.ts';
import { insertOrderTimeline } from './order-timeline.ts';
import { cutoffIn, plannedPickup, windowsFrom } from './order-windows.ts';
import { usualOrganization, usualPartner } from './organization.ts';
import { bareTrip, joinTrip, TRIP_STAGE_OF } from './trip.ts';
import { usualUser } from './user.ts';

export type OrderOverrides = Partial<Insertable<Tables['orders']>> &
  Partial<OrderParts> & {
    stage?: OrderStage;
    /** The trip that carries it; created if the stage needs one. */
    trip?: Selectable<Tables['trips']>;
    /** When it reached its stage; ten minutes ago by default. */
    reachedAt?: number;
    /** How slowly its owner and approvers act; 1 by default. */
    pace?: number;
  };

const OWNERS: readonly Actor[] = ['owner', 'approver1', 'approver2'];

function datedLife({ now }: Context, overrides: OrderOverrides, approvers: number): DatedStep[] {
  const { stage = 'saved', trip, createdAt, reachedAt = now - 10 * MINUTE, pace = 1 } = overrides;
  const paced = (step: Step) =>
    OWNERS.includes(step.by) ? { ...step, minutes: Math.round(step.minutes * pace) } : step;
  const steps = lifeTo(stage, approvers, trip !== undefined).map(paced);
  const joined = steps.findIndex(({ event }) => event === 'addToTrip');
  if (trip && joined >= 0) return dateLife(steps, joined, trip.createdAt);
  return createdAt === undefined ? dateLife(steps, steps.length - 1, reachedAt) : dateLife(steps, 0, Number(createdAt));
}

/** Saved by default. Consistent at any stage: timeline, approvals, stops, cargo and, if the stage needs one, a trip. */
export async function order(context: Context, overrides: OrderOverrides = {}) {
  const { stage = 'saved', trip: givenTrip, reachedAt: _reachedAt, pace: _pace, ...rest } = overrides;
  const { stops, cargoItems, vehicleTypeIds = [], notificationContactIds = [], ...columns } = rest;
  const organizationId = columns.organizationId ?? (await usualOrganization(context)).id;
  const partnerId = columns.partnerId ?? (await usualPartner(context, organizationId)).id;
  const operationId = columns.operationId ?? (await usualOperation(context, organizationId)).id;
  const createdBy = columns.createdBy ?? (await usualUser(context, organizationId)).id;
  const contractId = columns.contractId ?? (await usualContract(context, organizationId, partnerId)).id;
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
    number: columns.number ?? (await numberOf(context, 'order', organizationId)),
    orderTypeId: columns.orderTypeId ?? (await usualOrderType(context, organizationId)).id,
    contractId,
    ...windows,
    ...cutoffIn(columns.cutoffOption, windows),
    loadingMinutes: 60,
    unloadingMinutes: 60,
    rejectedReason: life.find(({ event }) => event === 'reject')?.reason,
    createdAt: life[0]?.at ?? context.now,
    stageChangedAt: life.at(-1)?.at ?? context.now,
    ...(await loadOf(context, parts.cargoItems)),
    ...(await priceOf(context, contractId, parts.stops, columns.isBackhaul ?? false)),
    ...approvalStamps(life, approvers),
    ...defined(columns),
  };
  const made = await context.db.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow();
  await insertOrderParts(context, made.id, parts, life);
  const joinedAt = life.find(({ event }) => event === 'addToTrip')?.at;
  const trace = { stage: TRIP_STAGE_OF[stage], createdAt: joinedAt, pickAt: made.pickupFrom, dropAt: made.deliveryTo };
  const trip =
    givenTrip ?? (needsTrip(stage) ? await bareTrip(context, { organizationId: partnerId, ...trace }) : undefined);
  if (trip && joinedAt !== undefined) await joinTrip(context, trip, made.id);
  await insertOrderTimeline(context, made, life, approvers, trip);
  return made;
}
