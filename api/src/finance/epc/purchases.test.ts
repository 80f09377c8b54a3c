import type { EpcSettings } from 'shared-contracts/finance/epc-purchases';
import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { epcAlertEmails } from './alert-emails.ts';
import { reserveCredit } from './credits.ts';
import { epcExpiry } from './expiry-job.ts';
import { addMonths } from './purchase.rules.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const EPC = '/v1/organizations/epc';
const PURCHASES = '/v1/epc/purchases';
const BUYER = { name: 'Serendib Logistics (Pvt) Ltd', address: '12 Galle Road\nColombo 03', taxNumber: '114-7000' };
const TERMS: EpcSettings = {
  sellerName: 'Consign Ltd',
  sellerAddress: '1 Harbour Street, Colombo',
  sellerTaxNumber: '999-7000',
  paymentDetails: 'Bank of Ceylon 7700123',
  taxPercentage: null,
  paymentDays: 14,
  counting: 'atOnce',
  expiryMonths: null,
  warningDays: 10,
};

let root: { id: string };
beforeAll(async () => {
  root = await build().user({ organizationId: (await build().organization({ type: '5pl' })).id, role: 'root' });
});
afterEach(async () => {
  portal.clock.now = TEST_NOW;
  await setTerms({});
});
const setTerms = async (terms: Partial<EpcSettings>) =>
  (await portal.as(root).patch('/v1/epc/settings', { ...TERMS, ...terms })).statusCode;

const openOffice = async () =>
  build().user({ organizationId: (await build().organization({ type: '3pl' })).id, rules: 'all' });
type User = Awaited<ReturnType<typeof openOffice>>;
const figuresOf = async (user: User) => (await portal.as(user).get(EPC)).json();
const purchasesOf = async (user: User) => (await portal.as(user).get(`${EPC}/purchases`)).json().items;
const buy = async (user: User, quantity: number) => {
  expect((await portal.as(user).post(`${EPC}/purchase`, { quantity, buyer: BUYER })).statusCode).toBe(201);
  const [purchase] = await purchasesOf(user);
  return purchase;
};
const decide = async (id: string, action: 'pay' | 'close', body: object) => {
  const { statusCode, json } = await portal.as(root).post(`${PURCHASES}/${id}/${action}`, body);
  return [statusCode, json().code ?? json().state];
};
const ledgerOf = async (user: User) =>
  (await portal.as(user).get(`${EPC}/ledger`))
    .json()
    .items.map(({ kind, change, remaining }: Record<string, string | number>) => `${kind} ${change} → ${remaining}`);
const submitTrips = async ({ id: userId, organizationId }: User, count: number) => {
  for (let n = 0; n < count; n += 1) {
    const { id: tripId } = await build().trip({ organizationId });
    const use = { caller: { userId, actorId: null }, organizationId, tripId, at: portal.clock.now };
    await portal.db.transaction().execute((tx) => reserveCredit(tx, use));
  }
};
/** Simulates several processes that run the job concurrently. */
const runExpiry = async () => {
  epcExpiry.handle(portal.app);
  await Promise.all([1, 2].map(() => portal.app.jobs.enqueue(portal.db, 'epc.expiry', {})));
  await portal.app.jobs.runDue();
};

test('a purchase has an invoice, and root marks it as paid by a reference once', async () => {
  const user = await openOffice();
  await setTerms({ taxPercentage: '18' });
  const bought = await buy(user, 40);
  expect(bought).toMatchObject({
    number: expect.stringMatching(/^EPC-2026-\d{5}$/),
    state: 'open',
    net: '10000.00',
    tax: '1800.00',
    total: '11800.00',
    isCounted: true,
    dueAt: TEST_NOW + 14 * DAY,
    buyer: BUYER,
  });
  const { id, number } = bought;
  const pdfOf = async (which: string) => portal.as(user).get(`${EPC}/purchases/${id}/${which}`);
  expect((await pdfOf('receipt')).statusCode).toBe(404);
  const invoice = readPdf((await pdfOf('invoice')).rawPayload).pages.flat();
  for (const text of [number, 'Consign Ltd', 'Colombo 03', '114-7000', '1,800.00 LKR', '11,800.00 LKR'])
    expect(invoice).toContainEqual(expect.stringContaining(text));

  expect((await portal.as(user).post(`${PURCHASES}/${id}/pay`, { reference: 'x' })).statusCode).toBe(403);
  expect(await decide(id, 'pay', { reference: ' ' })).toEqual([422, 'invalid']);
  expect(await decide(id, 'pay', { reference: 'BOC 4711' })).toEqual([200, 'paid']);
  expect(await decide(id, 'pay', { reference: 'again' })).toEqual([409, 'purchaseEnded']);
  expect(await decide(id, 'close', { state: 'failed', reason: 'late' })).toEqual([409, 'purchaseEnded']);
  expect(await purchasesOf(user)).toEqual([
    expect.objectContaining({ state: 'paid', paymentReference: 'BOC 4711', decidedAt: TEST_NOW, decidedBy: null }),
  ]);
  const [found] = (await portal.as(root).get(`${PURCHASES}?search=4711&state=paid`)).json().items;
  expect(found).toMatchObject({ id, decidedBy: expect.any(String) });
  const receipt = readPdf((await pdfOf('receipt')).rawPayload).pages.flat();
  expect(receipt).toContainEqual(expect.stringContaining('BOC 4711'));
  expect((await portal.as(user).get(`${EPC}/buyer`)).json()).toEqual(BUYER);
  const other = await openOffice();
  expect((await portal.as(other).get(`${EPC}/purchases/${id}/invoice`)).statusCode).toBe(404);
  expect(await purchasesOf(other)).toEqual([]);
});

test('credits that count when they are paid can be used only then', async () => {
  const user = await openOffice();
  await setTerms({ counting: 'whenPaid' });
  const { id } = await buy(user, 5);
  expect(await figuresOf(user)).toMatchObject({ purchased: 0, remaining: 0, unpaid: 5 });
  await expect(submitTrips(user, 1)).rejects.toThrow('Not enough EPC');
  await decide(id, 'pay', { reference: 'R1' });
  await submitTrips(user, 1);
  expect(await figuresOf(user)).toMatchObject({ purchased: 5, remaining: 4, unpaid: 0 });
  const { id: failing } = await buy(user, 7);
  expect(await decide(failing, 'close', { state: 'failed', reason: 'Rejected by the bank' })).toEqual([200, 'failed']);
  expect(await figuresOf(user)).toMatchObject({ purchased: 5, remaining: 4, unpaid: 0 });
});

test('an unpaid purchase withdraws its credits, unless trips have used them', async () => {
  const user = await openOffice();
  const [first, second] = [await buy(user, 3), await buy(user, 4)];
  await submitTrips(user, 4);
  const closing = { state: 'cancelled', reason: 'Ordered twice' };
  expect(await decide(second.id, 'close', closing)).toEqual([409, 'creditsUsed']);
  expect(await decide(first.id, 'close', closing)).toEqual([200, 'cancelled']);
  expect((await ledgerOf(user))[0]).toBe('withdrawn -3 → 0');
  expect(await figuresOf(user)).toMatchObject({ purchased: 4, reserved: 4, remaining: 0 });
});

test('unused credits expire once, the oldest are used first, and buyers are warned in advance', async () => {
  const user = await openOffice();
  await setTerms({ expiryMonths: 2 });
  await buy(user, 5);
  portal.clock.now += 30 * DAY;
  await buy(user, 6);
  await submitTrips(user, 3);
  const expiresAt = addMonths(TEST_NOW, 2);
  expect(await figuresOf(user)).toMatchObject({ remaining: 8, expiring: { quantity: 2, at: expiresAt } });
  portal.clock.now = expiresAt - 9 * DAY;
  await runExpiry();
  await runExpiry();
  const bell = (await portal.as(user).get('/notifications?unread=true')).json().items;
  expect(
    bell
      .filter(({ kind }: { kind: string }) => kind === 'epcExpiring')
      .map(({ kind, values }: Record<string, unknown>) => [kind, values]),
  ).toEqual([['epcExpiring', { quantity: '2', days: '9' }]]);
  portal.clock.now = expiresAt;
  await runExpiry();
  await runExpiry();
  expect((await ledgerOf(user)).slice(0, 2)).toEqual(['expired -2 → 6', 'reserved -1 → 8']);
  expect(await figuresOf(user)).toMatchObject({ purchased: 11, expired: 2, remaining: 6 });
  portal.clock.now = addMonths(TEST_NOW + 30 * DAY, 2);
  await expect(submitTrips(user, 1)).rejects.toThrow('Not enough EPC');
});

test('alerts are also sent by email, each once to everyone who may purchase', async () => {
  const user = await openOffice();
  const { organizationId } = user;
  const reader = await build().user({ organizationId, rules: 'none' });
  const buyer = await build().user({ organizationId, rules: 'all', language: 'it' });
  await portal.as(user).patch(`${EPC}/alert`, { alertLevel: 2 });
  await buy(user, 3);
  await submitTrips(user, 3);
  epcAlertEmails.handle(portal.app);
  for (let n = 0; n < 2; n += 1) {
    await portal.app.jobs.enqueue(portal.db, 'epc.alerts', {});
    await portal.app.jobs.runDue();
  }
  const mails = await portal.db
    .selectFrom('mails')
    .select(['recipient', 'subject'])
    .where('recipient', 'in', [user.email, reader.email, buyer.email])
    .execute();
  expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()).toEqual(
    [
      `${buyer.email}: Nessun credito viaggio rimasto`,
      `${buyer.email}: Restano solo 2 crediti viaggio`,
      `${user.email}: No trip credits remain`,
      `${user.email}: Only 2 trip credits remain`,
    ].toSorted(),
  );
});

test('numbers have no gaps, despite concurrent purchases and rejected ones', async () => {
  const users = [await openOffice(), await openOffice(), await openOffice()];
  const numberOf = ({ number }: { number: string }) => Number(number.slice(-5));
  const before = numberOf(await buy(await openOffice(), 1));
  await Promise.all([
    ...users.map((user) => portal.as(user).post(`${EPC}/purchase`, { quantity: 1, buyer: BUYER })),
    ...users.map((user) => portal.as(user).post(`${EPC}/purchase`, { quantity: 1, unitPrice: '1.00' })),
  ]);
  const numbers = (await Promise.all(users.map(purchasesOf))).flat().map(numberOf);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([before + 1, before + 2, before + 3]);
});
