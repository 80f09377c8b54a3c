import type { AccrualRow, AccrualRun } from 'shared-contracts/finance/accruals';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from '../bills/testing/bill.fixtures.ts';
import { accrualActions, accruedRange, postingProblem, reversalDay } from './accrual.rules.ts';

const portal = testApp();
/** After the month of `TEST_NOW` in every time zone. */
const DECEMBER = Date.UTC(2026, 11, 3) / 1_000;
let billing: Awaited<ReturnType<typeof openBilling>>;
let orderId: string;
beforeAll(async () => {
  billing = await openBilling(portal);
  await billing.invoiced();
  const { delivered, kandy, port, setActualDistance, edit, clerk } = billing;
  orderId = await delivered({ number: 'O-OPEN' }, [kandy, port]);
  await setActualDistance(orderId, '100');
  await edit(clerk, 'order', orderId, { discount: '1000' });
});
beforeEach(() => {
  portal.clock.now = DECEMBER;
});

const calculate = (user: { id: string }, month = '2026-11') => portal.as(user).post('/accrual-runs', { month });
const calculated = async (user: { id: string }): Promise<AccrualRun> => (await calculate(user)).json();
const post = (user: { id: string }, { id }: { id: string }, revision?: number) =>
  portal.as(user, revision === undefined ? {} : { 'if-match': `"${revision}"` }).patch(`/accrual-runs/${id}/post`, {});
const rows = async (user: { id: string }, query = ''): Promise<AccrualRow[]> =>
  (await portal.as(user).get(`/accruals?${query}`)).json().items;

test('a month is accrued up to its end on the clock of the zone, and reversed on the next day', () => {
  expect([reversalDay('2026-11'), reversalDay('2026-12')]).toEqual(['2026-12-01', '2027-01-01']);
  expect(accruedRange('2026-11', 'Asia/Colombo')).toEqual({
    from: Date.UTC(2025, 10, 30, 18, 30) / 1_000,
    to: Date.UTC(2026, 10, 30, 18, 30) / 1_000,
  });
});

test.each([
  [{ calculatedAt: 100, postedAt: null }, 150, null, ['calculate', 'post']],
  [{ calculatedAt: 99, postedAt: null }, 150, 'accrualOutdated', ['calculate']],
  [{ calculatedAt: 50, postedAt: null }, 60, 'monthNotOver', ['calculate']],
  [{ calculatedAt: 100, postedAt: 120 }, 150, 'accrualPosted', []],
] as const)('a run %j at %i has the problem %s', (times, now, problem, actions) => {
  const run = { endsAt: 100, ...times };
  expect(postingProblem(run, now)).toBe(problem);
  expect(accrualActions(run, now)).toEqual(actions);
});

test('both sides accrue what is delivered and not invoiced, and the payee not what the payer entered on its draft', async () => {
  const { chief, both, theirs, outsider, clerk } = billing;
  expect((await calculate(clerk)).statusCode).toBe(403);
  expect((await calculate(both, '2027-01')).json()).toMatchObject({ statusCode: 409, code: 'monthNotBegun' });
  const cost = await calculated(chief);
  expect(cost).toMatchObject({
    month: '2026-11',
    state: 'preview',
    items: 1,
    withoutAmount: 0,
    reversedOn: '2026-12-01',
    totals: [{ side: 'payer', currency: 'LKR', items: 1, amount: '15083.33', billed: '0.00', open: '15083.33' }],
    actions: ['calculate', 'post'],
  });
  const revenue = await calculated(theirs);
  expect(revenue.totals).toMatchObject([{ side: 'payee', amount: '16083.33', open: '16083.33' }]);
  expect(await rows(theirs, `runId=${revenue.id}`)).toMatchObject([
    { side: 'payee', of: 'order', subject: { number: 'O-OPEN' }, partner: { name: 'Harvest' }, state: 'draft' },
  ]);
  expect(await rows(both, 'side=payee')).toEqual([]);
  expect(await rows(both, 'search=nothing')).toEqual([]);
  expect(await rows(outsider)).toEqual([]);
  expect((await portal.as(outsider).get(`/accrual-runs/${cost.id}`)).statusCode).toBe(404);
  expect((await post(outsider, cost)).statusCode).toBe(404);
  expect((await calculated(outsider)).totals).toEqual([]);
});

test('one of several concurrent calls posts a run, only after its month, and a later invoice appears as billed', async () => {
  const { both, act, clerk, chief, organizationId, edit } = billing;
  portal.clock.now = TEST_NOW;
  const early = await calculated(both);
  expect([early.actions, (await post(both, early)).json().code]).toEqual([['calculate'], 'monthNotOver']);
  portal.clock.now = DECEMBER;
  expect((await post(both, early)).json().code).toBe('accrualOutdated');
  const preview = await calculated(both);
  expect((await post(both, preview, early.revision)).json().code).toBe('changedMeanwhile');
  const lock = { organizationId, lockedBy: both.id, lockedAt: DECEMBER };
  for (const month of ['2026-11', '2026-12']) {
    await portal.db
      .insertInto('monthLocks')
      .values({ ...lock, month })
      .execute();
    expect((await post(both, preview)).json()).toMatchObject({ code: 'monthLocked', params: { month } });
    await portal.db.deleteFrom('monthLocks').where('organizationId', '=', organizationId).execute();
  }
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => post(both, preview)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select('event')
    .where('subjectId', '=', preview.id)
    .where('event', '=', 'posted')
    .execute();
  expect(entries).toHaveLength(1);
  expect((await calculate(both)).json()).toMatchObject({ statusCode: 409, code: 'accrualPosted' });
  const deletion = portal.db.deleteFrom('accruals').where('runId', '=', preview.id).execute();
  await expect(deletion).rejects.toThrow('accruals of a posted run stay');

  await edit(clerk, 'order', orderId, { discount: '500' });
  await act(clerk, 'order', orderId, 'submit');
  await act(chief, 'order', orderId, 'approve');
  const [accrual] = await rows(both, 'progress=billed&sort=-difference');
  expect(accrual).toMatchObject({ amount: '15083.33', billed: '15583.33', difference: '500.00', currency: 'LKR' });
  expect(accrual?.invoice).toMatch(/^INV-2026-/);
  expect(await rows(both, 'progress=open')).toEqual([]);
  expect((await portal.as(both).get('/accrual-runs')).json().items).toMatchObject([
    {
      state: 'posted',
      postedBy: 'both',
      actions: [],
      totals: [{ billed: '15583.33', difference: '500.00', open: '0.00' }],
    },
  ]);
  portal.clock.now = DECEMBER + 31 * DAY;
  expect((await calculate(both, '2026-12')).json()).toMatchObject({ items: 0, totals: [] });
});
