import fc from 'fast-check';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { BILL_EMAILS, findUnconfirmed } from './recipients/recipients.rules.ts';
import { openBilling } from './testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

async function openBill() {
  const { clerk, delivered, path, build, partner, edit } = billing;
  const id = await delivered();
  const accounts = await build.contact({ organizationId: partner.id, isBilling: true });
  await edit(clerk, 'order', id, { discount: '1' });
  await portal.db.updateTable('bills').set({ billingContactId: accounts.id }).where('orderId', '=', id).execute();
  const send = async (body: object, user = clerk) => portal.as(user).post(path('order', id, '/send-email'), body);
  return { accounts, send };
}
const countEmails = async () => (await portal.db.selectFrom('mails').select('id').execute()).length;

test('sends to the billing contact, to contacts and to users of the organization without asking', async () => {
  const { clerk, chief, organizationId, build } = billing;
  const { accounts, send } = await openBill();
  const colleague = await build.contact({ organizationId, email: 'Colleague@Harvest.example' });
  const to = [accounts.email, colleague.email.toLowerCase(), chief.email.toUpperCase(), clerk.email];
  expect((await send({ to })).statusCode).toBe(200);
});

test('sends to others only when each of them is confirmed', async () => {
  const { build, partner, theirs } = billing;
  const { accounts, send } = await openBill();
  const theirContact = await build.contact({ organizationId: partner.id, email: 'warehouse@serendib.example' });
  const before = await countEmails();
  const to = [accounts.email, 'eve@x.example', theirContact.email, theirs.email];
  const rejected = await send({ to, confirmedRecipients: [theirContact.email] });
  expect([rejected.statusCode, rejected.json()]).toMatchObject([
    422,
    { fields: { to: { code: 'unknownRecipients' } }, params: { addresses: ['eve@x.example', theirs.email] } },
  ]);
  expect(rejected.json().message).toBe(
    `Not among the bill's contacts: eve@x.example, ${theirs.email}. Confirm to send it there`,
  );
  expect(await countEmails()).toBe(before);
  expect((await send({ to, confirmedRecipients: to.slice(1) })).statusCode).toBe(200);
  expect(await countEmails()).toBe(before + to.length);
});

test('limits bill emails by recipient, and returns when to retry', async () => {
  const { both } = billing;
  const { accounts, send } = await openBill();
  const to = [accounts.email];
  await portal.db
    .insertInto('quotas')
    .values({ key: `billEmail user ${both.id}`, startsAt: TEST_NOW - HOUR / 2, used: BILL_EMAILS.user - 1 })
    .execute();
  expect((await send({ to }, both)).statusCode).toBe(200);
  const before = await countEmails();
  const rejected = await send({ to }, both);
  expect([rejected.statusCode, rejected.headers['retry-after'], rejected.json()]).toMatchObject([
    429,
    '1800',
    {
      code: 'billEmailLimit',
      message: 'You have reached the limit of 100 bill emails an hour. Try again in 30 min',
      params: { max: 100, minutes: 30 },
    },
  ]);
  expect(await countEmails()).toBe(before);
});

test('finds unaccepted recipients in the order of the input', () => {
  const addresses = fc.array(fc.emailAddress());
  fc.assert(
    fc.property(addresses, addresses, (accepted, others) => {
      const lowerCase = new Set(accepted.map((text) => text.toLowerCase()));
      const strangers = others.filter((text) => !lowerCase.has(text.toLowerCase()));
      const to = [...accepted.map((text) => text.toUpperCase()), ...strangers, ...accepted];
      expect(findUnconfirmed(to, accepted)).toEqual(strangers);
    }),
  );
});
