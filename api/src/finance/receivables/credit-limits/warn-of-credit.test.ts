import { DAY } from 'shared-contracts/values/time';
import { openOffice } from '../../../orders/testing/office.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openLedger } from '../testing/ledger.fixtures.ts';

const portal = testApp();
let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger(portal);
});

type User = { id: string };
type Warning = { kind: string; subjectId: string; values: Record<string, string> };
const warningsOf = async (user: User): Promise<Warning[]> =>
  (await portal.as(user).get('/notifications')).json().items.filter(({ kind }: Warning) => kind === 'creditLimit');

async function setUp() {
  const office = await openOffice(portal);
  const { build, organizationId, partner } = office;
  const rule = (model: 'orderBillApprove' | 'order' | 'partner', action: 'read' | 'write') => ({ model, rule: action });
  const accountant = await build.user({
    organizationId: partner.id,
    rules: [rule('orderBillApprove', 'read'), rule('orderBillApprove', 'write'), rule('order', 'read')],
  });
  const dispatcher = await build.user({
    organizationId: partner.id,
    rules: [rule('order', 'read'), rule('order', 'write')],
  });
  const buyer = await build.user({
    organizationId,
    rules: [rule('orderBillApprove', 'write'), rule('partner', 'write'), rule('partner', 'read')],
  });
  await portal.db
    .updateTable('organizations')
    .set(({ selectFrom }) => ({ currencyId: selectFrom('currencies').select('id').where('shortName', '=', 'LKR') }))
    .where('id', '=', partner.id)
    .execute();
  await ledger.addInvoice({ payeeId: partner.id, payerId: organizationId, total: '850.00', dueAt: TEST_NOW + DAY });
  const setLimit = async (limit: string | null) =>
    expect((await portal.as(accountant).put(`/credit-limits/${organizationId}`, { limit })).statusCode).toBe(200);
  const quick = await build.operation({ organizationId, approver1Id: null, approver2Id: null });
  return { ...office, accountant, dispatcher, buyer, setLimit, quick };
}

test('warns users who set limits at the payee when a customer sends an order, and never the customer', async () => {
  const { accountant, dispatcher, buyer, planner, setLimit, submitted, quick, partner } = await setUp();
  const send = () => submitted({ operationId: quick.id });
  await send();
  await setLimit('1062.51');
  await send();
  expect(await warningsOf(accountant)).toEqual([]);
  await setLimit('1000');
  const near = await send();
  expect(await warningsOf(accountant)).toMatchObject([
    { subjectId: near.id, values: { state: 'near', percent: '85', number: expect.stringContaining(near.number) } },
  ]);
  await setLimit('500');
  await send();
  expect((await warningsOf(accountant)).map(({ values }) => `${values['state']} ${values['percent']}`)).toEqual([
    'above 170',
    'near 85',
  ]);
  for (const other of [dispatcher, buyer, planner]) expect(await warningsOf(other)).toEqual([]);
  expect((await portal.as(buyer).get(`/credit-limits/${partner.id}`)).json()).toMatchObject({ use: null });
  expect((await portal.as(buyer).get(`/orders/${near.id}`)).body).not.toMatch(/credit/i);
});

test('warns of an order that a tender awards like of one that is sent', async () => {
  const { accountant, planner, dispatcher, save, setLimit, quick, partner, contract } = await setUp();
  await setLimit('500');
  const { id } = await save({ operationId: quick.id });
  const offers = [{ partnerId: partner.id, contractId: contract.id }];
  await portal.as(planner).post(`/orders/${id}/tender`, { mode: 'sequence', stepMinutes: 30, offers });
  const [offer] = (await portal.as(dispatcher).get('/tender-offers?state=open')).json().items;
  expect(await warningsOf(accountant)).toEqual([]);
  expect((await portal.as(dispatcher).post(`/tender-offers/${offer.id}/accept`)).json()).toMatchObject({
    state: 'won',
  });
  expect((await portal.as(planner).get(`/orders/${id}`)).json().stage).toBe('validated');
  expect(await warningsOf(accountant)).toMatchObject([{ subjectId: id, values: { state: 'above' } }]);
});

test('warns after the last approval, and not of saved orders', async () => {
  const { accountant, first, second, save, submit, setLimit } = await setUp();
  await setLimit('500');
  const { id } = await save();
  await submit(id);
  await portal.as(first).patch(`/orders/${id}/approve`, { status: 'approve' });
  expect(await warningsOf(accountant)).toEqual([]);
  await portal.as(second).patch(`/orders/${id}/approve`, { status: 'approve' });
  expect((await portal.as(first).get(`/orders/${id}`)).json().stage).toBe('validated');
  expect(await warningsOf(accountant)).toMatchObject([{ subjectId: id }]);
});
