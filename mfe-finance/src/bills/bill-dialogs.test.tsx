import { screen, waitFor, within } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { parseEmailAddresses } from './email-addresses.rules.ts';
import BillSlot from './bill-slot.tsx';
import { AT, BILL, draft, submitted } from './testing/bills.fixtures.ts';

const timeline = {
  items: [
    {
      id: 'e-1',
      event: 'sendBack',
      from: 'submitted',
      to: 'draft',
      user: 'rohan',
      actor: null,
      reason: 'Too dear',
      occurredAt: AT,
      recordedAt: AT,
    },
  ],
};

const renderBill = (bill: () => unknown, replies: Replies = {}, url = '/?dialog=bill') =>
  renderScreen(
    <main>
      <BillSlot orderId="o-1" />
    </main>,
    {
      url,
      user: testUsers.cargoOwner,
      replies: { [`GET ${BILL}`]: bill, [`GET ${BILL}/timeline`]: () => timeline, ...replies },
    },
  );
const findBill = async () => within(await screen.findByRole('dialog', { name: /bill O-000001$/ }));

test.each([
  ['a@x.example', ['a@x.example']],
  [' a@x.example,b@x.example; a@x.example\n', ['a@x.example', 'b@x.example']],
  ['', []],
])('parses %j as addresses %j', (text, addresses) => {
  expect(parseEmailAddresses(text)).toEqual(addresses);
});

test('loads the bill only when opened and explains each charge', async () => {
  const { user, calls, router, baseElement } = renderBill(() => draft, {}, '/');
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Bill' }));
  expect(router.state.location.search).toBe('?dialog=bill');
  const bill = await findBill();
  const rows = (await bill.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .join(' | '),
  );
  expect(rows).toEqual([
    'Linehaul420.5 km × 80.00, band from 150 km up | 31,117.00 LKR',
    'Distance discount7.5 % from 400 km | -2,333.78 LKR',
    'Loading delay · Hatton factory130 min beyond 120 min free, 500.00 per hour | 1,083.33 LKR',
    'Demurrage60 min, 1,000.00 per hour, band 0 to 6 h | 200.00 LKR',
    'Extra charge · Crane | 18.00 LKR',
  ]);
  for (const text of [
    '30,084.55 LKR',
    '5,415.22 LKR',
    '35,499.77 LKR',
    'VAT 18 %',
    'Estates 2026, version 2',
    'Ruwan Silva · ruwan@lines.example',
    'Overload',
    'Too dear',
  ])
    expect(await bill.findByText(text)).toBeInTheDocument();
  expect(bill.getByText('Recalculated from current data each time you open it.')).toBeVisible();
  expect(bill.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('sends only changed fields with the loaded revision', async () => {
  let sent: unknown;
  const { user, notices } = renderBill(
    () => submitted,
    { [`PATCH ${BILL}`]: ({ body }) => ((sent = body), draft) },
    '/?dialog=bill.edit',
  );
  const dialog = await screen.findByRole('dialog', { name: 'Edit bill' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  const form = within(dialog);
  expect(form.getByText('The submitted bill becomes a draft again and must be resubmitted.')).toBeVisible();
  const discount = form.getByRole('textbox', { name: /^Discount/ });
  await user.clear(discount);
  await user.type(discount, '100');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['Bill saved']));
  expect(sent).toEqual({ discount: '100.00', revision: 4 });
});

test('requests services of the contract’s price list, and shows which one it lacks', async () => {
  const sent: unknown[] = [];
  const offered = { ...draft, serviceRates: [{ name: 'Tail lift', unit: 'stop' as const, rate: '1500.00' }] };
  const { user } = renderBill(
    () => offered,
    {
      [`PATCH ${BILL}`]: ({ body }) => {
        sent.push(body);
        return errorReply(422, 'invalid', {
          fields: { 'services.0.name': { code: 'notInContract', message: 'No price' } },
        });
      },
    },
    '/?dialog=bill.edit',
  );
  const form = within(await screen.findByRole('dialog', { name: 'Edit bill' }));
  await user.click(form.getByRole('button', { name: 'Add service' }));
  await user.selectOptions(await form.findByRole('combobox', { name: /^Service/ }), 'Tail lift');
  const quantity = form.getByRole('textbox', { name: /^Quantity/ });
  await user.clear(quantity);
  await user.type(quantity, '2.5');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findAllByText('The contract has no price for this service'))[0]).toBeVisible();
  expect(sent).toEqual([{ services: [{ name: 'Tail lift', quantity: '2.5' }], revision: draft.revision }]);
});

test.each([
  [
    'Submit',
    draft,
    'submit',
    'The bill of 35,499.77 LKR will be submitted for approval. Its figures stay fixed until then.',
    'Bill submitted',
    { revision: 3 },
  ],
  [
    'Approve',
    submitted,
    'approve',
    'The bill of 35,499.77 LKR will be approved and locked. O-000001 will be billed.',
    'Bill approved',
    { revision: 4 },
  ],
] as const)('%s asks for confirmation', async (name, bill, endpoint, text, notice, body) => {
  let sent: unknown;
  const { user, notices, router } = renderBill(() => bill, {
    [`PATCH ${BILL}/${endpoint}`]: (request) => ((sent = request.body), bill),
  });
  await user.click(await (await findBill()).findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(notices).toEqual([notice]));
  expect(sent).toEqual(body);
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=bill'));
});

test('requires a reason to send back and shows API errors', async () => {
  const { user } = renderBill(
    () => submitted,
    { [`PATCH ${BILL}/send-back`]: () => errorReply(409, 'changedMeanwhile') },
    '/?dialog=bill.sendBack',
  );
  const form = within(await screen.findByRole('dialog', { name: 'Send the bill back' }));
  await user.click(await form.findByRole('button', { name: 'Send back' }));
  expect(await form.findByText('Field is required')).toBeVisible();
  await user.type(form.getByRole('textbox'), 'Too dear');
  await user.click(form.getByRole('button', { name: 'Send back' }));
  expect(await screen.findByText('The bill has changed in the meantime. Check it again')).toBeVisible();
});

test.each([
  ['queued', 'Bill queued for sending'],
  ['kept', 'Not sent: without a mail server, the e-mail stays in the outbox'],
])('e-mails the bill to the billing contact and added addresses: %s', async (state, notice) => {
  let sent: unknown;
  const { user, notices } = renderBill(
    () => draft,
    { [`POST ${BILL}/send-email`]: ({ body }) => ((sent = body), { to: [], state }) },
    '/?dialog=bill.sendEmail',
  );
  const form = within(await screen.findByRole('dialog', { name: 'Send the bill by e-mail' }));
  const to = form.getByRole('textbox', { name: /^To/ });
  expect(to).toHaveValue('ruwan@lines.example');
  await user.type(to, ', nobody');
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('Email invalid')).toBeVisible();
  await user.type(to, '@x.example');
  await user.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notices).toEqual([notice]));
  expect(sent).toEqual({ to: ['ruwan@lines.example', 'nobody@x.example'] });
});

test('asks for confirmation before sending the bill to addresses other than its contacts', async () => {
  const sent: unknown[] = [];
  const unknownRecipients = errorReply(422, 'invalid', {
    fields: { to: { code: 'unknownRecipients', message: 'x' } },
    params: { addresses: ['eve@x.example'] },
  });
  const reply = ({ body }: { body: unknown }) =>
    sent.push(body) && 'confirmedRecipients' in (body as object) ? { to: [], state: 'queued' } : unknownRecipients;
  const { user, notices } = renderBill(() => draft, { [`POST ${BILL}/send-email`]: reply }, '/?dialog=bill.sendEmail');
  const form = within(await screen.findByRole('dialog', { name: 'Send the bill by e-mail' }));
  const to = form.getByRole('textbox', { name: /^To/ });
  await user.type(to, ', eve@x.example');
  await user.click(form.getByRole('button', { name: 'Send' }));
  const question = () => screen.findByRole('alertdialog', { name: 'Send to an unknown address?' });
  expect(await question()).toHaveTextContent(/has this address: eve@x\.example\. The bill can’t be recalled/);
  await user.click(within(await question()).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(to).toHaveValue('ruwan@lines.example, eve@x.example');
  expect([notices, sent.length]).toEqual([[], 1]);
  await user.click(form.getByRole('button', { name: 'Send' }));
  await user.click(within(await question()).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notices).toEqual(['Bill queued for sending']));
  const recipients = { to: ['ruwan@lines.example', 'eve@x.example'] };
  expect(sent).toEqual([recipients, recipients, { ...recipients, confirmedRecipients: ['eve@x.example'] }]);
});

test('shows provisional reasons, the send-back reason and an approved bill as locked', async () => {
  const provisional = renderBill(() => ({
    ...draft,
    reasons: ['noRate', 'noContract'],
    sentBack: { by: 'rohan', at: AT, reason: 'Wrong VAT' },
  }));
  for (const text of [
    'No rate for this distance',
    'No contract sets the rates',
    'Wrong VAT',
    'Provisional: it can be submitted but not approved.',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  provisional.unmount();
  renderBill(() => ({ ...submitted, state: 'approved', actions: ['sendEmail'], approved: { by: null, at: AT } }));
  expect(await screen.findByText(/^Approved and locked/)).toBeVisible();
  expect(screen.getByText('nadia ·', { exact: false })).toHaveTextContent('nadia · 01.01.2026 15:30');
  expect(
    within(await screen.findByRole('dialog'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual(['receipt.pdf', 'Save as PDF', 'Send by e-mail']);
});

test('hides a bill from the partner until it is submitted', async () => {
  renderBill(() => errorReply(404, 'notFound'));
  expect(await screen.findByText('You’ll see the bill here after it’s submitted to you.')).toBeVisible();
});
