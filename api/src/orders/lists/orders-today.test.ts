import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

type Today = {
  counts: { state: string; own: number; partner: number }[];
  delayed: number;
  items: { number: string; risk: string | null }[];
  from: number;
  to: number;
};
const loadToday = async (user: { id: string }): Promise<Today> => (await portal.as(user).get('/orders/today')).json();
const countsOf = ({ counts }: Today) =>
  Object.fromEntries(
    counts.filter(({ own, partner }) => own + partner > 0).map(({ state, own, partner }) => [state, [own, partner]]),
  );

test('counts the orders of the day by state and side, and lists those at risk first', async () => {
  const { planner, build, organizationId, operation, partner } = await openOffice(portal);
  const own = { organizationId, operationId: operation.id, partnerId: partner.id };
  const { from, to } = await loadToday(planner);
  expect(to - from).toBe(DAY - 1);
  expect(from <= TEST_NOW && TEST_NOW <= to).toBe(true);
  const at = (pickupFrom: number, more: object) =>
    build.order({ ...own, pickupFrom, pickupTo: pickupFrom + 60, ...more });
  await at(from, { number: 'PLANNED', stage: 'addedToTrip', pickupTo: to + DAY });
  await at(to - 60, { number: 'UNPLANNED', stage: 'validated', pickupTo: to + DAY });
  await at(from, { number: 'MISSED', stage: 'validated', pickupTo: TEST_NOW - 1 });
  await at(from, { number: 'DONE', stage: 'delivered' });
  await at(from - 2 * DAY, { number: 'LATE', stage: 'delayed' });
  // Excluded: orders of other days, saved ones and archived ones.
  await at(to + 1, { number: 'TOMORROW', stage: 'validated' });
  await at(from - 1, { number: 'YESTERDAY', stage: 'validated' });
  await at(from, { number: 'SAVED', stage: 'saved' });
  await at(from, { number: 'GONE', stage: 'delivered', isArchived: true });
  await build.order({ pickupFrom: from + HOUR, stage: 'validated' });

  const today = await loadToday(planner);
  expect(countsOf(today)).toEqual({ unplanned: [2, 0], planned: [1, 0], done: [1, 0] });
  expect(today.delayed).toBe(1);
  expect(today.items.map(({ number, risk }) => [number, risk])).toEqual([
    ['LATE', 'delayed'],
    ['MISSED', 'pickupMissed'],
    ['UNPLANNED', 'unplanned'],
    ['PLANNED', null],
    ['DONE', null],
  ]);

  // The counts equal those of the lists that they link to.
  const stages = ['pendingValidation', 'pending2ndValidation', 'validated'].map((stage) => `stage=${stage}`).join('&');
  const list = await portal.as(planner).get(`/orders/v2?pickupFrom=${from}&pickupTo=${to}&${stages}`);
  expect(list.json().total).toBe(2);

  const carrier = await build.user({ organizationId: partner.id, rules: [{ model: 'order', rule: 'read' }] });
  const theirs = await loadToday(carrier);
  expect(countsOf(theirs)).toEqual({ unplanned: [0, 2], planned: [0, 1], done: [0, 1] });
  const stranger = await build.user({
    organizationId: (await build.organization()).id,
    rules: [{ model: 'order', rule: 'read' }],
  });
  expect(countsOf(await loadToday(stranger))).toEqual({});
});

test('counts validated orders of partners for the organization that they are addressed to', async () => {
  const { planner, build, organizationId, operation, partner } = await openOffice(portal);
  const carrier = await build.user({ organizationId: partner.id, rules: [{ model: 'order', rule: 'read' }] });
  const { from } = await loadToday(planner);
  const order = { organizationId, operationId: operation.id, partnerId: partner.id, pickupFrom: from + HOUR };
  await build.order({ ...order, stage: 'addedToTrip', validatedAt: TEST_NOW - HOUR });
  await build.order({ ...order, stage: 'pendingValidation', validatedAt: null });
  expect(countsOf(await loadToday(carrier))).toEqual({ planned: [0, 1] });
});

test('rejects users who may not read orders', async () => {
  const { build, organizationId } = await openOffice(portal);
  const clerk = await build.user({ organizationId, rules: [] });
  expect((await portal.as(clerk).get('/orders/today')).statusCode).toBe(403);
});
