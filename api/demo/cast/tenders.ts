import type { Selectable } from 'kysely';
import { notify } from '../../src/identity/public.ts';
import { recordTimeline } from '../../src/platform/timeline/timeline.ts';
import type { Db, Tables } from '../../src/platform/database/database.ts';
import { DAY, HOUR } from '../builders/context.ts';
import type { OrderOverrides } from '../builders/order.ts';
import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';
import { atHour } from './dates.ts';
import { lanes, orderOn } from './lanes.ts';

const STARTED_BEFORE = 6 * HOUR;
type Order = Selectable<Tables['orders']>;
type Tender = Awaited<ReturnType<Builders['tender']>>;

/** Timeline entries of a tender. */
const record = (db: Db, order: Order, event: 'tender' | 'award', to: 'tendered' | 'accepted', occurredAt: number) =>
  recordTimeline(
    db,
    { userId: event === 'tender' ? order.createdBy : null, actorId: null, organizationId: order.organizationId },
    {
      subject: 'order',
      subjectId: order.id,
      event,
      changes: { handshake: { from: event === 'tender' ? null : 'tendered', to } },
      occurredAt,
    },
  );

/** Partners are notified of offers they can answer, and of the end of their offers. */
async function notifyPartners(
  db: Db,
  { harvest }: Cast['companies'],
  { number }: Order,
  { offers, createdAt }: Tender,
) {
  const notified = ['offered', 'won', 'lost'] as const;
  for (const { id: subjectId, partnerId, state, answeredAt } of offers) {
    const news = notified.find((each) => each === state);
    if (!news) continue;
    await notify(db, null, {
      to: { organizationId: partnerId, access: { model: 'order', action: 'write' } },
      kind: 'tenderOffer',
      subjectId,
      values: { number, organization: harvest.name, state: news },
      at: answeredAt ?? createdAt,
    });
  }
}

type Offer = { partnerId: string; contractId: string };

/** Tenders with a pickup today or tomorrow, which the control tower of their owner lists. */
async function pressing(
  build: Builders,
  now: number,
  tendered: (days: number, more: OrderOverrides) => Promise<Order>,
  { carriers, meridian }: { carriers: Offer; meridian: Offer },
) {
  const startedAt = now - STARTED_BEFORE;
  const lastFullHour = now - (now % HOUR);
  const deadline = now + 2 * HOUR;
  const soon = await tendered(1, { pickupFrom: lastFullHour + 20 * HOUR });
  await build.tender({
    order: soon,
    offers: [
      { ...meridian, state: 'declined', deadline, answeredAt: startedAt + HOUR, reason: 'Fully booked tomorrow' },
      { ...carriers, state: 'offered', deadline },
    ],
  });
  const closedAt = now - HOUR;
  const overdue = await tendered(1, {
    pickupFrom: lastFullHour + 9 * HOUR,
    handshakeState: 'expired',
    handshakeChangedAt: closedAt,
  });
  await build.tender({
    order: overdue,
    state: 'failed',
    closedAt,
    offers: [
      { ...carriers, state: 'declined', deadline, answeredAt: closedAt, reason: 'No driver rested in time' },
      { ...meridian, state: 'expired', deadline: closedAt },
    ],
  });
}

/** A sequential order at its second partner, one for the best price, one that has been won, and two that press. */
export async function tenders(db: Db, build: Builders, now: number, cast: Cast) {
  const { companies, contracts, operations } = cast;
  const [startedAt, deadline] = [now - STARTED_BEFORE, now - STARTED_BEFORE + DAY];
  const [lane] = lanes(cast).island.filter(({ order }) => order.operationId === operations.distribution.id);
  if (!lane) throw new Error('No lane without approvers');
  const serendib = { partnerId: companies.serendib.id, contractId: contracts.island.id };
  const carriers = { partnerId: companies.carriers.id, contractId: contracts.estates.id };
  const meridian = { partnerId: companies.meridian.id, contractId: contracts.managed.id };
  const tendered = async (days: number, more: OrderOverrides = {}) => {
    const order = await build.order({
      ...orderOn(lane),
      pickupFrom: atHour(now, days, 9),
      reachedAt: startedAt - HOUR,
      handshakeState: 'tendered',
      handshakeChangedAt: startedAt,
      ...more,
    });
    await record(db, order, 'tender', 'tendered', startedAt);
    return order;
  };

  await pressing(build, now, tendered, { carriers, meridian });

  const sequential = await tendered(4);
  const sequence = await build.tender({
    order: sequential,
    offers: [
      {
        ...serendib,
        state: 'declined',
        deadline,
        answeredAt: startedAt + 2 * HOUR,
        reason: 'No lorry free before Friday',
      },
      { ...carriers, state: 'offered', deadline: startedAt + 2 * HOUR + DAY },
      { ...meridian, state: 'waiting' },
    ],
  });
  await notifyPartners(db, companies, sequential, sequence);

  const forPrice = await tendered(6);
  const prices = await build.tender({
    order: forPrice,
    mode: 'bestPrice',
    offers: [
      { ...serendib, state: 'offered', deadline },
      { ...meridian, state: 'quoted', quotedPrice: '61500.00', deadline, answeredAt: startedAt + HOUR },
    ],
  });
  await notifyPartners(db, companies, forPrice, prices);

  const wonAt = startedAt + 3 * HOUR;
  const won = await tendered(5, {
    ...carriers,
    stage: 'validated',
    reachedAt: wonAt,
    handshakeState: 'accepted',
    handshakeChangedAt: wonAt,
    agreedPrice: '58000.00',
    predictedCost: '58000.00',
    sentToPartnerId: carriers.partnerId,
  });
  await record(db, won, 'award', 'accepted', wonAt);
  const { id: orderId, organizationId, createdAt: offeredAt } = won;
  await db
    .insertInto('orderOffers')
    .values({ orderId, organizationId, partnerId: carriers.partnerId, state: 'accepted', offeredAt, answeredAt: wonAt })
    .execute();
  const firstAcceptance = await build.tender({
    order: won,
    mode: 'firstAcceptance',
    state: 'awarded',
    closedAt: wonAt,
    offers: [
      { ...serendib, state: 'lost', price: '58000.00', deadline, answeredAt: wonAt },
      { ...carriers, state: 'won', price: '58000.00', deadline, answeredAt: wonAt },
    ],
  });
  await notifyPartners(db, companies, won, firstAcceptance);
}
