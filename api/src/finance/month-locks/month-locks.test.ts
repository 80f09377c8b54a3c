import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from '../bills/testing/bill.fixtures.ts';
import { closePeriods } from '../invoicing/closing-job.ts';
import { monthOf, monthsUpTo } from './month.rules.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
let owner: { id: string };
let payee: { id: string };
beforeAll(async () => {
  billing = await openBilling(portal);
  const { build, organizationId, partner } = billing;
  const rules = [{ model: 'organizationOwner' as const, rule: 'write' as const }];
  owner = await build.user({ organizationId, login: 'owner', rules });
  payee = await build.user({ organizationId: partner.id, login: 'payee', rules });
});
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const lock = (user: { id: string }, month: string) => portal.as(user).put(`/month-locks/${month}`, {});
const reopen = (user: { id: string }, month: string, body: object = { reason: 'A late freight bill' }) =>
  portal.as(user).patch(`/month-locks/${month}/reopen`, body);

async function submitted(more: object = {}): Promise<string> {
  const { clerk, delivered, kandy, port, act } = billing;
  const id = await delivered(more, [kandy, port]);
  await billing.setActualDistance(id, '100');
  expect((await act(clerk, 'order', id, 'submit')).statusCode).toBe(200);
  return id;
}

test('months are those of the time zone, and go back one year', () => {
  expect(monthOf(Date.UTC(2026, 10, 30, 20) / 1_000, 'Asia/Colombo')).toBe('2026-12');
  expect(monthsUpTo('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
});

test('months are locked and reopened with a reason by the owner, and both are recorded', async () => {
  const { clerk, organizationId } = billing;
  expect((await lock(clerk, '2026-10')).statusCode).toBe(403);
  expect((await lock(owner, '2026-12')).json()).toMatchObject({ statusCode: 409, code: 'monthNotBegun' });
  expect((await lock(owner, '2026-13')).statusCode).toBe(422);
  const locked = (await lock(owner, '2026-10')).json().items;
  expect(locked).toHaveLength(12);
  expect(locked.slice(0, 2)).toEqual([
    { month: '2026-11', accruals: null, lockedAt: null, lockedBy: null },
    { month: '2026-10', accruals: 'none', lockedAt: TEST_NOW, lockedBy: 'owner' },
  ]);
  await lock(owner, '2026-10');
  expect((await reopen(owner, '2026-10', { reason: ' ' })).json().fields).toHaveProperty('reason');
  expect((await reopen(clerk, '2026-10')).statusCode).toBe(403);
  await reopen(payee, '2026-10');
  expect((await portal.as(owner).get('/month-locks')).json().items[1].lockedAt).toBe(TEST_NOW);
  expect((await reopen(owner, '2026-10')).json().items[1].lockedAt).toBeNull();
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'reason', 'changes'])
    .where('subjectId', '=', organizationId)
    .where('event', 'in', ['monthLocked', 'monthReopened'])
    .orderBy('position')
    .execute();
  expect(entries).toEqual([
    { event: 'monthLocked', reason: null, changes: { month: { from: null, to: '2026-10' } } },
    { event: 'monthReopened', reason: 'A late freight bill', changes: { month: { from: '2026-10', to: null } } },
  ]);
});

test('nothing is approved, issued or credited in a month that either side has locked', async () => {
  const { chief, clerk, act, path, build, organizationId, partner } = billing;
  const [one, other] = [await submitted(), await submitted()] as const;
  await act(chief, 'order', one, 'approve');
  await lock(payee, '2026-11');
  const refusal = { statusCode: 409, code: 'monthLocked', params: { month: '2026-11', organization: 'Serendib' } };
  expect((await act(chief, 'order', other, 'approve')).json()).toMatchObject(refusal);
  expect((await portal.as(chief).patch(path('order', one, '/credit'), { reason: 'Wrong' })).json()).toMatchObject(
    refusal,
  );
  await reopen(payee, '2026-11');
  await lock(owner, '2026-11');
  expect((await act(chief, 'order', other, 'approve')).json().params).toEqual({
    month: '2026-11',
    organization: 'Harvest',
  });
  portal.clock.now = Date.UTC(2026, 11, 1, 6) / 1_000;
  expect((await act(chief, 'order', other, 'approve')).statusCode).toBe(200);

  portal.clock.now = TEST_NOW;
  await reopen(owner, '2026-11');
  const contract = await build.contract({
    organizationId,
    partnerId: partner.id,
    terms: { flatTripRate: '100', billingCycle: 'weekly' },
  });
  const waiting = await submitted({ contractId: contract.id });
  await act(chief, 'order', waiting, 'approve');
  await lock(owner, '2026-11');
  expect((await portal.as(clerk).patch(path('order', waiting, '/renew'), {})).json()).toMatchObject({
    code: 'monthLocked',
  });
  const [period] = (await portal.as(billing.theirs).get('/billing-periods')).json().items;
  const create = () => portal.as(billing.theirs).post(`/billing-periods/${period.id}/invoice`, {});
  expect((await create()).json()).toMatchObject({ code: 'monthLocked' });
  const services = { db: portal.db, now: () => portal.clock.now };
  portal.clock.now = TEST_NOW + 7 * DAY;
  await closePeriods(services);
  expect((await portal.as(billing.theirs).get('/billing-periods')).json().total).toBe(1);
  portal.clock.now = TEST_NOW + 12 * DAY;
  await closePeriods(services);
  expect((await portal.as(billing.theirs).get('/billing-periods')).json().total).toBe(0);
});

test('payments are booked by the payee, and only its lock prevents them', async () => {
  const { theirs, invoiced } = billing;
  await reopen(owner, '2026-11');
  const { invoiceId } = await invoiced();
  const record = () =>
    portal.as(theirs).post('/payments', {
      paidAt: TEST_NOW,
      method: 'bankTransfer',
      currency: 'LKR',
      invoices: [{ invoiceId, amount: '10.00' }],
    });
  const takeBack = async () => {
    const { id } = await portal.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
    return portal.as(theirs).post(`/payments/${id}/reversal`, { reason: 'Of another' });
  };
  await lock(owner, '2026-11');
  expect((await record()).statusCode).toBe(201);
  await lock(payee, '2026-11');
  const refusal = { code: 'monthLocked', params: { month: '2026-11', organization: 'Serendib' } };
  expect([(await record()).json(), (await takeBack()).json()]).toMatchObject([refusal, refusal]);
  await reopen(payee, '2026-11');
  await lock(owner, '2026-11');
  expect((await takeBack()).statusCode).toBe(201);
});
