import type { Bill } from 'shared-contracts/finance/bills';
import { DAY } from 'shared-contracts/values/time';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from './testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

const change = (columns: object) =>
  portal.db.updateTable('contracts').set(columns).where('id', '=', billing.contract.id).execute();
const override = (id: string, reason = 'Renewed by phone', user = billing.clerk) =>
  portal.as(user).patch(billing.path('order', id, '/override'), { reason });

test('an expired contract bills only after an override, which timeline, bill and PDF show', async () => {
  const { delivered, act, bill, clerk, chief, theirs, path } = billing;
  const id = await delivered({ actualDistance: '100.000' });
  await change({ expireDate: TEST_NOW - 3 * DAY });
  expect(await bill(clerk, 'order', id)).toMatchObject({
    contractProblems: ['contractExpired'],
    override: null,
    actions: ['edit', 'override', 'sendEmail', 'attach'],
  });
  const refused = await act(clerk, 'order', id, 'submit');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'contractInvalid', params: { problems: ['contractExpired'] } },
  ]);
  expect((await override(id, ' ')).statusCode).toBe(422);
  expect((await override(id, 'Renewed by phone', theirs)).statusCode).toBe(404);
  const stamp = { by: 'clerk', at: TEST_NOW, reason: 'Renewed by phone' };
  const { statusCode, ...reply } = await override(id);
  expect([statusCode, reply.json()]).toMatchObject([200, { override: stamp, contractProblems: ['contractExpired'] }]);
  expect((await override(id)).json()).toMatchObject({ code: 'contractValid' });
  expect((await act(clerk, 'order', id, 'submit')).statusCode).toBe(200);
  expect((await act(chief, 'order', id, 'approve')).statusCode).toBe(200);
  expect(await bill(chief, 'order', id)).toMatchObject({ state: 'approved', override: stamp });
  expect(await bill(theirs, 'order', id)).toMatchObject({ override: { ...stamp, by: null } });
  const { items } = (await portal.as(clerk).get(path('order', id, '/timeline'))).json();
  expect(items).toContainEqual(
    expect.objectContaining({
      event: 'override',
      user: 'clerk',
      reason: 'Renewed by phone',
      changes: [{ field: 'contractProblems', from: null, to: ['contractExpired'] }],
    }),
  );
  const [page] = readPdf((await portal.as(clerk).get(path('order', id, '/export'))).rawPayload).pages;
  expect(page?.join(' ')).toContain('Renewed by phone');
});

test('another contract ends the override', async () => {
  const { build, organizationId, partner, delivered, edit, clerk } = billing;
  const other = await build.contract({ organizationId, partnerId: partner.id, isDisabled: true });
  const id = await delivered();
  await change({ expireDate: TEST_NOW - 3 * DAY });
  await override(id);
  const edited = (await edit(clerk, 'order', id, { contractId: other.id })).json<Bill>();
  expect(edited).toMatchObject({ contractProblems: ['contractDisabled'], override: null });
  expect(edited.actions).toContain('override');
});

test('disabling a contract stores the time, and doesn’t affect earlier ratings', async () => {
  const { build, organizationId, partner, delivered, bill, clerk } = billing;
  const writer = portal.as(await build.user({ organizationId, rules: 'all' }));
  const other = await build.contract({ organizationId, partnerId: partner.id });
  const id = await delivered({ contractId: other.id });
  expect((await writer.patch(`/contracts/${other.id}`, { isDisabled: true })).statusCode).toBe(200);
  expect(await bill(clerk, 'order', id)).toMatchObject({ contractProblems: [] });
  await portal.db
    .updateTable('contracts')
    .set({ disabledAt: TEST_NOW - 9 * DAY })
    .where('id', '=', other.id)
    .execute();
  expect(await bill(clerk, 'order', id)).toMatchObject({ contractProblems: ['contractDisabled'] });
  await writer.patch(`/contracts/${other.id}`, { isDisabled: false });
  expect(await bill(clerk, 'order', id)).toMatchObject({ contractProblems: [] });
});
