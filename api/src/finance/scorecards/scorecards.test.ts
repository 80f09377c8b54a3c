import type { PartnerScorecards, Scorecard } from 'shared-contracts/finance/scorecards';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { openOffice } from '../../orders/testing/office.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** Local times in Colombo (UTC+5:30). */
const colombo = (text: string) => Date.parse(`${text}+05:30`) / 1_000;
const DAY = '2026-11-10';
const at = (time: string) => colombo(`${DAY}T${time}`);
const NOVEMBER = colombo('2026-11-01T00:00');
const OCTOBER = colombo('2026-10-01T00:00');
type Stamps = { arrivedAt?: number; departedAt?: number | null };

/** An organization with a dispatcher, and a partner with a contract who has half an hour to accept orders. */
async function openPartnership() {
  const office = await openOffice(portal);
  const { build, organizationId, partner, planner } = office;
  const operation = await build.operation({
    organizationId,
    approver1Id: null,
    approver2Id: null,
    acceptanceMinutes: 30,
  });
  const contract = await build.contract({
    organizationId,
    partnerId: partner.id,
    delayTerms: [
      { category: 'standard', freeMinutes: 30, hourlyRate: '120.00' },
      { category: 'loading', freeMinutes: 60, hourlyRate: '600.00' },
    ],
  });
  const dispatcher = await build.user({ organizationId: partner.id, rules: 'dispatcher' });
  const { id: otherId } = await build.organization({ type: '3pl' });
  await build.partnership({ organizationId, partnerId: otherId });
  const otherContract = await build.contract({ organizationId, partnerId: otherId });
  const otherDispatcher = await build.user({ organizationId: otherId, rules: 'dispatcher' });

  /** Picked up from 10:00 to 12:00 and delivered from 16:00 to 18:00, on time by default. */
  const carried = async (
    stage: OrderStage,
    stamps: { pickup?: Stamps; drop?: Stamps; day?: string } = {},
    more = {},
  ) => {
    const windowAt = (time: string) => colombo(`${stamps.day ?? DAY}T${time}`);
    const order = await build.order({
      organizationId,
      partnerId: partner.id,
      contractId: contract.id,
      operationId: operation.id,
      stops: [{ locationId: office.port.id }, { locationId: office.kandy.id }],
      stage,
      pickupFrom: windowAt('10:00'),
      pickupTo: windowAt('12:00'),
      deliveryFrom: windowAt('16:00'),
      deliveryTo: windowAt('18:00'),
      ...more,
    });
    const stamp = (position: number, values: Stamps) =>
      portal.db
        .updateTable('orderStops')
        .set(values)
        .where('orderId', '=', order.id)
        .where('position', '=', position)
        .execute();
    await stamp(0, { arrivedAt: windowAt('10:00'), departedAt: windowAt('10:30'), ...stamps.pickup });
    await stamp(1, { arrivedAt: windowAt('16:00'), departedAt: windowAt('16:20'), ...stamps.drop });
    return order;
  };
  /** An order sent at a given time, with later dates. */
  const inputAt = (now: number) => {
    portal.clock.now = now;
    const times = [1, 2, 5, 6].map((hours) => now + hours * HOUR);
    const [pickupFrom, pickupTo, deliveryFrom, deliveryTo] = times;
    return { operationId: operation.id, contractId: contract.id, pickupFrom, pickupTo, deliveryFrom, deliveryTo };
  };
  const offered = (now: number) => office.submitted(inputAt(now));
  const answerAt = async (now: number, id: string, answer: 'accept' | 'decline') => {
    portal.clock.now = now;
    const reply = await portal.as(dispatcher).post(`/orders/${id}/${answer}`, { reason: 'Full' });
    expect(reply.statusCode).toBe(200);
  };
  const runJob = async (now: number, job: 'orders.offers' | 'orders.tenders') => {
    portal.clock.now = now;
    await portal.app.jobs.enqueue(portal.db, job, {});
    await portal.app.jobs.runDue();
  };
  /** Tenders an order to the partner and another one, in sequence. */
  const tendered = async (now: number) => {
    const { id } = await office.save(inputAt(now));
    const offers = [
      { partnerId: partner.id, contractId: contract.id },
      { partnerId: otherId, contractId: otherContract.id },
    ];
    const body = { mode: 'sequence', stepMinutes: 60, offers };
    expect((await portal.as(planner).post(`/orders/${id}/tender`, body)).statusCode).toBe(200);
  };
  const answerTenderAt = async (now: number, user: { id: string }, answer: 'accept' | 'decline') => {
    portal.clock.now = now;
    const [offer] = (await portal.as(user).get('/tender-offers')).json().items;
    const reply = await portal.as(user).post(`/tender-offers/${offer.id}/${answer}`, { reason: 'Full' });
    expect(reply.statusCode).toBe(200);
  };
  const get = async (
    query = `?partnerId=${partner.id}`,
    user: { id: string } = planner,
  ): Promise<PartnerScorecards> => {
    portal.clock.now = TEST_NOW;
    return (await portal.as(user).get(`/partners/scorecards${query}`)).json();
  };
  const scorecard = async (): Promise<Scorecard | undefined> => (await get()).items[0];
  return {
    ...office,
    dispatcher,
    otherId,
    otherDispatcher,
    carried,
    offered,
    answerAt,
    runJob,
    tendered,
    answerTenderAt,
    get,
    scorecard,
  };
}
type Partnership = Awaited<ReturnType<typeof openPartnership>>;

const NOON = at('12:00');
const EXAMPLES: [string, (partnership: Partnership) => Promise<unknown>, object | undefined][] = [
  ['nothing', async () => undefined, undefined],
  [
    'an arrival half an hour after the window is in time, a second later it is late',
    ({ carried }) =>
      carried('delivered', {
        pickup: { arrivedAt: at('12:30'), departedAt: at('12:40') },
        drop: { arrivedAt: at('18:30:01'), departedAt: at('18:40') },
      }),
    { delivered: 1, shortages: 0, onTime: { pickup: { met: 1, of: 1 }, drop: { met: 0, of: 1 } } },
  ],
  [
    'an order of which a part is missing',
    ({ carried }) => carried('incompleteDelivery'),
    { delivered: 1, shortages: 1, onTime: { drop: { met: 1, of: 1 } } },
  ],
  [
    'an order that was not delivered, with the stops it reached',
    ({ carried }) => carried('notDelivered'),
    { delivered: 0, shortages: 0, onTime: { pickup: { met: 1, of: 1 } } },
  ],
  [
    'not what its owner carries because the partner declined it',
    ({ carried }) => carried('delivered', {}, { handshakeState: 'declined' }),
    undefined,
  ],
  [
    'waiting beyond free time, from the start of the window, by the terms of its kind of stop or else the standard ones',
    ({ carried }) =>
      carried('billed', {
        // 130 minutes from 10:00, of which 60 are free: 70 at 600.00 an hour.
        pickup: { arrivedAt: at('09:00'), departedAt: at('12:10') },
        // 45 minutes, of which 30 are free: 15 at 120.00 an hour.
        drop: { arrivedAt: at('17:00'), departedAt: at('17:45') },
      }),
    { delivered: 1, demurrage: { minutes: 85, amounts: [{ currency: 'LKR', amount: '730.00' }] } },
  ],
  [
    'each kind of incident of a trip once, regardless of the number of its orders',
    async ({ build, partner, carried }) => {
      const trip = await build.trip({
        organizationId: partner.id,
        stage: 'completed',
        carrying: [],
        pickAt: at('10:00'),
      });
      await carried('delivered', {}, { trip });
      await carried('delivered', {}, { trip });
      const place = { tripId: trip.id, at: NOON, latitude: 7, longitude: 80 };
      await portal.db
        .insertInto('tripIncidents')
        .values([
          { ...place, kind: 'routeDeviated' },
          { ...place, kind: 'unplannedStop' },
        ])
        .execute();
    },
    { delivered: 2, incidents: 2 },
  ],
  [
    'offers by their answers, with the median time to answer',
    async ({ offered, answerAt, runJob }) => {
      for (const [minutes, answer] of [
        [4, 'accept'],
        [10, 'accept'],
        [28, 'decline'],
      ] as const)
        await answerAt(NOON + minutes * MINUTE, (await offered(NOON)).id, answer);
      await offered(NOON);
      await runJob(NOON + 30 * MINUTE, 'orders.offers');
    },
    { offers: { made: 4, accepted: 2, declined: 1, expired: 1, answerMinutes: 10 } },
  ],
  [
    'a tender that the partner wins once, with the time since its turn',
    async ({ tendered, answerTenderAt, dispatcher }) => {
      await tendered(NOON);
      await answerTenderAt(NOON + 25 * MINUTE, dispatcher, 'accept');
    },
    { offers: { made: 1, accepted: 1, declined: 0, expired: 0, answerMinutes: 25 } },
  ],
  [
    'a tender whose turn the partner lets pass',
    async ({ tendered, runJob, otherDispatcher, answerTenderAt }) => {
      await tendered(NOON);
      await runJob(NOON + 60 * MINUTE, 'orders.tenders');
      await answerTenderAt(NOON + 70 * MINUTE, otherDispatcher, 'accept');
    },
    { offers: { made: 1, accepted: 0, declined: 0, expired: 1, answerMinutes: null } },
  ],
];

test.each(EXAMPLES)('counts %s', async (_example, arrange, expected) => {
  const partnership = await openPartnership();
  await arrange(partnership);
  const card = await partnership.scorecard();
  if (expected === undefined) return expect(card).toBeUndefined();
  expect(card).toMatchObject({ partner: { id: partnership.partner.id }, total: expected });
  return expect(card?.months).toMatchObject([{ month: NOVEMBER, ...expected }]);
});

test('splits the year into months of the user’s zone, and lists every partner for its organization alone', async () => {
  const partnership = await openPartnership();
  const { build, carried, offered, answerAt, tendered, answerTenderAt, otherDispatcher, dispatcher, get, otherId } =
    partnership;
  const late = { arrivedAt: colombo('2026-10-31T23:00') };
  await carried('delivered', { day: '2026-10-31', drop: late });
  await carried('delivered', { day: '2026-11-01' });
  await carried('delivered', { day: '2025-11-30' });
  for (const minutes of [6, 20]) await answerAt(NOON + minutes * MINUTE, (await offered(NOON)).id, 'accept');
  await answerAt(OCTOBER + 2 * MINUTE, (await offered(OCTOBER)).id, 'decline');
  await tendered(NOON);
  await answerTenderAt(NOON + 40 * MINUTE, dispatcher, 'decline');
  await answerTenderAt(NOON + 45 * MINUTE, otherDispatcher, 'accept');

  const { months, graceMinutes, items } = await get('');
  expect(graceMinutes).toBe(30);
  expect([months.length, months[0], months.at(-1)]).toEqual([12, colombo('2025-12-01T00:00'), NOVEMBER]);
  const card = items.find(({ partner }) => partner.id === partnership.partner.id);
  expect(card?.months).toMatchObject([
    {
      month: OCTOBER,
      delivered: 1,
      onTime: { drop: { met: 0, of: 1 } },
      offers: { made: 1, declined: 1, answerMinutes: 2 },
    },
    {
      month: NOVEMBER,
      delivered: 1,
      onTime: { drop: { met: 1, of: 1 } },
      offers: { made: 3, accepted: 2, declined: 1, answerMinutes: 20 },
    },
  ]);
  expect(card?.total).toMatchObject({
    delivered: 2,
    onTime: { drop: { met: 1, of: 2 } },
    // After 2, 6, 20 and 40 minutes.
    offers: { made: 4, accepted: 2, declined: 2, answerMinutes: 13 },
  });
  expect(items.find(({ partner }) => partner.id === otherId)?.total).toMatchObject({
    offers: { made: 1, accepted: 1, answerMinutes: 5 },
  });
  expect(items).toHaveLength(2);

  expect((await get('', dispatcher)).items).toEqual([]);
  expect((await get(undefined, dispatcher)).items).toEqual([]);
  const clerk = await build.user({
    organizationId: partnership.organizationId,
    rules: [{ model: 'cargo', rule: 'read' }],
  });
  expect((await portal.as(clerk).get('/partners/scorecards')).statusCode).toBe(403);
  const reply = await portal.as(partnership.planner).get('/partners/scorecards?partnerId=nobody');
  expect([reply.statusCode, reply.json().fields]).toMatchObject([422, { partnerId: {} }]);
});
