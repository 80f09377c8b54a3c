import { screen, waitFor, within } from '@testing-library/react';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import ContractPage from './contract-page.tsx';
import { details, ratedTrip, terms, version } from '../testing/fixtures.ts';

const newer = { number: 2, state: 'unconfirmed' as const, reason: null, terms: { ...terms, vatPercentage: '15' } };
const renderPage = (contract: ReturnType<typeof details>, replies: Replies = {}) =>
  renderScreen(<ContractPage />, {
    url: '/contracts/k',
    path: '/contracts/:id',
    user: testUsers.transporter,
    replies: {
      'GET contracts/k': () => contract,
      'GET contracts/k/versions': () => ({
        items: [version(), version({ number: 1, state: 'confirmed', isInForce: true })],
      }),
      'GET contracts/k/versions/2': () => version(),
      'GET contracts/k/timeline': () => ({ items: [] }),
      'POST contracts/k/try': () => ratedTrip,
      ...replies,
    },
  });
const waitingContract = () => details({ isMine: false, isWaiting: true, newer, actions: ['review'] });

test('shows proposed changes and confirms the displayed revision', async () => {
  const sent: unknown[] = [];
  const { user, notices, container } = renderPage(waitingContract(), {
    'PATCH contracts/k/review': ({ body }) => sent.push(body) && details(),
  });
  expect(await screen.findByText(/New terms are waiting for your review/)).toBeVisible();
  const changes = within(await screen.findByRole('table', { name: 'Changes' }));
  const cellTexts = changes
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(cellTexts).toEqual([
    ['VAT', '18 %', '15 %'],
    ['Band from 50 km: Value', '90.00', '1,195.00'],
    ['Port → Kandy: Backhaul rate', '9,000.00', 'None'],
    ['Loading: Free hours', '2 h', '1.5 h'],
    ['Demurrage, Band from 0 h: To', '6', '–'],
    ['Default mileage billing', 'Actual', 'Estimated'],
  ]);
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
  expect([sent, notices]).toEqual([[{ state: 'confirmed', revision: 7 }], ['Contract confirmed']]);
});

test('rejects terms with a reason and reports concurrent reviews', async () => {
  const sent: unknown[] = [];
  const { user, notices } = renderPage(waitingContract(), {
    'PATCH contracts/k/review': ({ body }) => sent.push(body) && errorReply(409, 'changedMeanwhile'),
  });
  await chooseAction(user, 'K', 'Reject');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Field is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reject reason/ }), 'Too dear');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(sent).toEqual([{ state: 'rejected', revision: 7, reason: 'Too dear' }]);
  expect(notices).toEqual(['The contract has changed in the meantime. Check it again']);
});

test('shows the version that it prices, and prices another', async () => {
  const requests: { version?: number }[] = [];
  const { user } = renderPage(details(), {
    'POST contracts/k/try': ({ body }) => requests.push(body as { version: number }) && ratedTrip,
  });
  const panel = within(await screen.findByRole('region', { name: 'Try it' }));
  const select = await panel.findByRole('combobox', { name: 'Version' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Version 2 · Not confirmed', 'Version 1 · In force']);
  await user.selectOptions(select, 'Version 2 · Not confirmed');
  await waitFor(() => expect(requests.map(({ version: number }) => number)).toContain(2));
});

test('prices an example while typing and explains each charge', async () => {
  const requests: unknown[] = [];
  const { user } = renderPage(details(), { 'POST contracts/k/try': ({ body }) => requests.push(body) && ratedTrip });
  const lines = within(await screen.findByRole('table', { name: 'Try it' }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'Linehaul420.5 km × 80.00, band from 150 km up33,640.00 LKR',
    'Distance discount7.5 % from 400 km-2,523.00 LKR',
    'Loading delay130 min beyond 120 min free, 500.00 per hour1,083.33 LKR',
    'Demurrage60 min, 900.00 per hour, base rate900.00 LKR',
  ]);
  for (const text of ['No rate for this distance', 'VAT 18 %', '31,117.00 LKR', '5,601.06 LKR', '36,718.06 LKR'])
    expect(screen.getByText(text)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Time at pickup' }), '1.5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lane' }), 'Port → Kandy');
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      trip: {
        fromLocationId: 'port',
        toLocationId: 'kandy',
        actualDistance: '120',
        stops: [{ what: 'loading', arrivedAt: 0, departedAt: 5400 }],
      },
    }),
  );
});

test('prices a service of the contract in the example', async () => {
  const requests: unknown[] = [];
  const services = [{ name: 'Tail lift', unit: 'stop' as const, rate: '1500.00' }];
  const { user } = renderPage(details({ terms: { ...details().terms, services } }), {
    'POST contracts/k/try': ({ body }) => requests.push(body) && ratedTrip,
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Service' }), 'Tail lift');
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '2.5');
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ trip: { services: [{ name: 'Tail lift', quantity: '2.5' }] } }),
  );
});

test.each<[string, Partial<ReturnType<typeof details>>, string]>([
  [
    'shows the writer that review is pending',
    { isWaiting: true, state: 'unconfirmed' },
    'These terms are waiting for Ceylon Lines to review them.',
  ],
  ['shows a rejection', { state: 'rejected', rejectedReason: 'No fuel' }, 'The terms were rejected: No fuel'],
  [
    'shows a rejection of newer terms',
    { newer: { ...newer, state: 'rejected', reason: 'Too dear' } },
    'The new terms were rejected, so the terms below stay in force: Too dear',
  ],
])('%s', async (_title, overrides, text) => {
  renderPage(details(overrides));
  expect(await screen.findByText(text)).toBeVisible();
});

test('compares versions and sends rejected terms again', async () => {
  const sent: unknown[] = [];
  const { user, calls } = renderPage(
    details({ newer: { ...newer, state: 'rejected', reason: 'No' }, actions: ['edit', 'resend'] }),
    { 'PATCH contracts/k': ({ body }) => sent.push(body) && details() },
  );
  await user.click(await screen.findByRole('button', { name: 'Version 2' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Compared with' }), 'Version 1');
  await waitFor(() => expect(calls.at(-1)).toBe('GET contracts/k/versions/2?with=1'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await chooseAction(user, 'K', 'Send again');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send again' }));
  expect(sent).toEqual([{ resend: true }]);
});

test('shows a message for a missing contract', async () => {
  renderPage(details(), { 'GET contracts/k': () => errorReply(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'Contract not found' })).toBeVisible();
});

test('shows from what to what the terms were changed', async () => {
  const entry = { id: 'e', event: 'updated', from: null, to: null, user: 'nadia', actor: null, reason: null };
  const band = { from: '0', to: null, value: '235.00', backhaulRate: null };
  const changes = [
    { field: 'calculationBasedDate', from: 'pickup', to: 'delivery' },
    { field: 'delays', from: { loading: { freeMinutes: 60 } }, to: { loading: { freeMinutes: 120 } } },
    { field: 'distanceRates', from: [band], to: [{ ...band, value: '1240.00' }] },
    { field: 'expireDate', from: 1_767_261_600, to: 1_798_797_600 },
    { field: 'vatPercentage', from: '18', to: '15' },
  ];
  renderPage(details(), {
    'GET contracts/k/timeline': () => ({ items: [{ ...entry, changes, occurredAt: 5, recordedAt: 5 }] }),
  });
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect((await history.findAllByRole('listitem')).slice(1).map(({ textContent }) => textContent)).toEqual([
    'Calculation-based date: Pickup → Delivery',
    'Free hours and delay charges, Loading, Free hours: 01:00 → 02:00',
    'Base rates by distance: From: 0, Value: 235.00 → From: 0, Value: 1,240.00',
    'Expire date: 01.01.2026 → 01.01.2027',
    'VAT: 18 % → 15 %',
  ]);
});

const simulated = { before: '10000.00', after: '11000.00', difference: '1000.00' };
const simulation = {
  version: 2,
  currency: 'LKR',
  orders: [{ id: 'o', number: 'O-000001', from: 'Port', to: 'Kandy', pickupFrom: 1_790_000_000, ...simulated }],
  lanes: [{ from: 'Port', to: 'Kandy', count: 1, ...simulated }],
  total: simulated,
  orderCount: 5,
  unratedCount: 2,
};

test('simulates a version over the orders of last month and saves the result as Excel', async () => {
  const { user, calls, container } = renderPage(details({ newer }), {
    'GET contracts/k/simulation': () => simulation,
    'GET contracts/k/simulation/export': () => new Blob(['xlsx']),
  });
  const [newest] = await screen.findAllByRole('button', { name: 'Simulate' });
  await user.click(newest as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Simulation of version 2' }));
  const rows = async (name: string) =>
    within(await dialog.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
  expect(await rows('By lane')).toEqual([['Port → Kandy', '1', '10,000.00', '11,000.00', '1,000.00']]);
  expect((await rows('By order'))[0]).toEqual(expect.arrayContaining(['O-000001', '11,000.00']));
  expect(dialog.getByText('The period has 5 orders. Only the newest 3 are simulated.')).toBeVisible();
  expect(dialog.getByText('2 orders without a rate or distance are left out.')).toBeVisible();
  expect(calls.at(-1)).toMatch(/^GET contracts\/k\/simulation\?version=2&from=\d+&to=\d+$/);
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save as Excel' }));
  await waitFor(() => expect(calls.at(-1)).toMatch(/simulation\/export/));
  const until = dialog.getByRole('textbox', { name: 'Pickup until' });
  await user.clear(until);
  await user.click(until);
  await user.paste('01.01.2000');
  expect(await dialog.findByText('Choose a period of at most a year that ends after it starts.')).toBeVisible();
});

test('shows when a period has no orders', async () => {
  const none = { ...simulation, orders: [], lanes: [], orderCount: 0, unratedCount: 0 };
  const { user } = renderPage(details(), { 'GET contracts/k/simulation': () => none });
  const [newest] = await screen.findAllByRole('button', { name: 'Simulate' });
  await user.click(newest as HTMLElement);
  expect(await screen.findByText('No orders of this contract were picked up in the period.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as Excel' })).toBeDisabled();
});
