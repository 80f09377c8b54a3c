import { sql } from 'kysely';
import { notify } from '../../src/identity/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { DAY, HOUR } from '../builders/context.ts';
import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';
import { atHour } from './dates.ts';
import { lanes, orderOn } from './lanes.ts';

const WAITING = 2;

/** Orders that await the acceptance of their partner. */
async function waiting(db: Db, build: Builders, now: number, cast: Cast) {
  const { island } = lanes(cast);
  const withAcceptance = island.filter(({ order }) => order.operationId === cast.operations.spiceExport.id);
  for (const [i, lane] of withAcceptance.slice(0, WAITING).entries()) {
    const offeredAt = now - (2 + 3 * i) * HOUR;
    const deadline = offeredAt + DAY;
    const order = await build.order({
      ...orderOn(lane),
      stage: 'validated',
      pickupFrom: atHour(now, 3 + i, 8),
      reachedAt: offeredAt,
      handshakeState: 'offered',
      handshakeDeadline: deadline,
      handshakeChangedAt: offeredAt,
      sentToPartnerId: lane.order.partnerId ?? null,
    });
    const { id: orderId, organizationId, partnerId, number } = order;
    await db
      .insertInto('orderOffers')
      .values({ orderId, organizationId, partnerId, state: 'offered', offeredAt, deadline })
      .execute();
    await notify(db, null, {
      to: { organizationId: partnerId, access: { model: 'order', action: 'write' } },
      kind: 'partnerOrder',
      subjectId: orderId,
      values: { number, organization: cast.companies.harvest.name, news: 'offered' },
      at: offeredAt,
    });
  }
}

/** The answers to most carried orders. Every ninth was first declined, or not answered in time, by another partner. */
async function answered(db: Db, { harvest, serendib, carriers }: Cast['companies']) {
  await sql`
    insert into order_offers (order_id, organization_id, partner_id, state, offered_at, deadline, answered_at, reason)
    select id, organization_id, case when first then case partner_id when ${serendib.id} then ${carriers.id}::uuid else ${serendib.id}::uuid end else partner_id end,
      case when not first then 'accepted' when n % 2 = 0 then 'declined' else 'expired' end,
      validated_at - case when first then 7200 else 0 end,
      validated_at + case when first then 3600 else 14400 end,
      validated_at + case when first then n % 2 * 3600 else (n % 11 + 1) * 420 end,
      case when first and n % 2 = 0 then 'No lorry free that day' end
    from (
      select id, organization_id, partner_id, validated_at, row_number() over (order by created_at, id) as n
      from orders where organization_id = ${harvest.id} and partner_id in (${serendib.id}, ${carriers.id})
        and stage in ('delivered', 'manuallyDelivered', 'incompleteDelivery', 'billed') and validated_at is not null
    ) carried cross join (values (true), (false)) as asked (first)
    where n % 5 > 0 and (not first or n % 9 = 0)`.execute(db);
}

/** Answered and pending offers. */
export async function offers(db: Db, build: Builders, now: number, cast: Cast) {
  await waiting(db, build, now, cast);
  await answered(db, cast.companies);
}
