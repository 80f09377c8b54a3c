import type { Selectable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import type { Context } from './context.ts';
import type { Actor, DatedStep } from './order-life.ts';

type Order = Selectable<Tables['orders']>;
type Trip = Selectable<Tables['trips']>;

async function driverUserOf({ db }: Context, trip: Trip | undefined) {
  if (!trip?.driverId) return null;
  return (
    (await db.selectFrom('drivers').select('userId').where('id', '=', trip.driverId).executeTakeFirst())?.userId ?? null
  );
}

/** One entry per step, by the user who took it; without a user if the system did. */
export async function insertOrderTimeline(
  context: Context,
  order: Order,
  life: DatedStep[],
  approvers: string[],
  trip: Trip | undefined,
) {
  const dispatcher = trip?.createdBy ?? null;
  const who: Record<Actor, string | null> = {
    owner: order.createdBy,
    approver1: approvers[0] ?? null,
    approver2: approvers[1] ?? null,
    dispatcher,
    driver: (await driverUserOf(context, trip)) ?? dispatcher,
    system: null,
  };
  const rows = life.map(({ event, to, by, at, reason }, i) => ({
    organizationId: order.organizationId,
    subject: 'order',
    subjectId: order.id,
    event,
    fromStage: life[i - 1]?.to ?? null,
    toStage: to,
    reason: reason ?? null,
    userId: who[by],
    occurredAt: at,
    recordedAt: at,
  }));
  await context.db.insertInto('timelineEntries').values(rows).execute();
}
