import type { Selectable } from 'kysely';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, MINUTE } from './context.ts';
import type { DatedStep } from './order-life.ts';

type TripStep = { event: string; to: TripStage; at: number };

const SUBMITTED: readonly TripStage[] = [
  'waitingForTrip',
  'vehicleAssigned',
  'started',
  'transit',
  'completed',
  'manualCompleted',
  'incomplete',
  'billed',
];
const ASSIGNED = SUBMITTED.slice(1);

/** The effect of an order's step on its trip. */
const MEANS: Partial<Record<DatedStep['event'], Omit<TripStep, 'at'>>> = {
  startTrip: { event: 'start', to: 'started' },
  depart: { event: 'depart', to: 'transit' },
  deliver: { event: 'complete', to: 'completed' },
  deliverPart: { event: 'fallShort', to: 'incomplete' },
  deliverManually: { event: 'completeManually', to: 'manualCompleted' },
  bill: { event: 'bill', to: 'billed' },
  cancel: { event: 'cancel', to: 'cancelled' },
};

function tripLife({ stage, createdAt }: Selectable<Tables['trips']>, life: DatedStep[]): TripStep[] {
  const steps: TripStep[] = [{ event: 'save', to: 'saved', at: createdAt }];
  if (SUBMITTED.includes(stage)) steps.push({ event: 'submit', to: 'waitingForTrip', at: createdAt + 3 * MINUTE });
  if (ASSIGNED.includes(stage)) steps.push({ event: 'assign', to: 'vehicleAssigned', at: createdAt + 8 * MINUTE });
  for (const { event, at } of life) {
    const means = MEANS[event];
    if (means) steps.push({ ...means, at });
  }
  return steps;
}

const OVER: readonly string[] = ['complete', 'fallShort', 'completeManually', 'cancel'];

/** The columns of the trip that the steps set. */
function stampsOf({ createdBy, estimatedDistance }: Selectable<Tables['trips']>, steps: readonly TripStep[]) {
  const at = (event: string) => steps.find((step) => step.event === event)?.at ?? null;
  const [assignedAt, byHand] = [at('assign'), at('completeManually')];
  return {
    stageChangedAt: steps.at(-1)?.at,
    startedAt: at('start'),
    finishedAt: steps.find(({ event }) => OVER.includes(event))?.at ?? null,
    vehicleAssignedBy: assignedAt === null ? null : createdBy,
    vehicleAssignedAt: assignedAt,
    ...(byHand !== null && {
      manualChangedBy: createdBy,
      manualChangedAt: byHand,
      manualReason: 'Delivered, the driver had no network',
      actualDistance: estimatedDistance,
    }),
  };
}

export async function insertTripTimeline({ db }: Context, trip: Selectable<Tables['trips']>, life: DatedStep[]) {
  const steps = tripLife(trip, life);
  const rows = steps.map(({ event, to, at }, i) => ({
    organizationId: trip.organizationId,
    subject: 'trip',
    subjectId: trip.id,
    event,
    fromStage: steps[i - 1]?.to ?? null,
    toStage: to,
    userId: trip.createdBy,
    occurredAt: at,
    recordedAt: at,
  }));
  await db.insertInto('timelineEntries').values(rows).execute();
  await db.updateTable('trips').set(stampsOf(trip, steps)).where('id', '=', trip.id).execute();
}
