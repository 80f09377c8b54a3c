import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import ContractPage from './contract-page.tsx';
import { details, rated, terms, version } from './testing/given.ts';

const newer = { number: 2, state: 'unconfirmed' as const, reason: null, terms: { ...terms, vatPercentage: '15' } };
const show = (contract: ReturnType<typeof details>, replies: Replies = {}) =>
  renderScreen(<ContractPage />, {
    at: '/contracts/k',
    path: '/contracts/:id',
    user: as.transporter,
    replies: {
      'GET contracts/k': () => contract,
      'GET contracts/k/versions': () => ({
        items: [version(), version({ number: 1, state: 'confirmed', isInForce: true })],
      }),
      'GET contracts/k/versions/2': () => version(),
      'GET contracts/k/timeline': () => ({ items: [] }),
      'POST contracts/k/try': () => rated,
      ...replies,
    },
  });
const waiting = () => details({ isMine: false, isWaiting: true, newer, actions: ['review'] });

test('newer terms are reviewed by what they change, and confirmed as they were seen', async () => {
  const sent: unknown[] = [];
  const { user, notices, container } = show(waiting(), {
    'PATCH contracts/k/review': ({ body }) => sent.push(body) && details(),
  });
  expect(await screen.findByText(/New terms wait for your review/)).toBeVisible();
  const changes = within(await screen.findByRole('table', { name: 'What would change' }));
  const told = changes
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(told).toEqual([
    ['VAT', '18 %', '15 %'],
    ['Band from 50 km: Value', '90.00', '1,195.00'],
    ['Port → Kandy: Backhaul rate', '9,000.00', 'None'],
    ['Loading: Free hours', '2 h', '1.5 h'],
    ['Demurrage, Band from 0 h: To', '6', '–'],
    ['Default mileage billing', 'Actual', 'Estimated'],
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
  expect([sent, notices]).toEqual([[{ state: 'confirmed', revision: 7 }], ['Contract confirmed']]);
});

test('they are rejected with a reason; whoever was second is told', async () => {
  const sent: unknown[] = [];
  const { user, notices } = show(waiting(), {
    'PATCH contracts/k/review': ({ body }) => sent.push(body) && refuse(409, 'changedMeanwhile'),
  });
  await chooseAction(user, 'K', 'Reject');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Field is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reject reason/ }), 'Too dear');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(sent).toEqual([{ state: 'rejected', revision: 7, reason: 'Too dear' }]);
  expect(notices).toEqual(['The contract has changed meanwhile: look at it again']);
});

test('an example is priced as it is typed, and each line says what made it', async () => {
  const asked: unknown[] = [];
  const { user } = show(details(), { 'POST contracts/k/try': ({ body }) => asked.push(body) && rated });
  const lines = within(await screen.findByRole('table', { name: 'Try it' }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'Linehaul420.5 km × 80.00, band from 150 km on33,640.00 LKR',
    'Distance discount7.5 % from 400 km-2,523.00 LKR',
    'Loading delay130 min beyond 120 min free, 500.00 per hour1,083.33 LKR',
    'Demurrage60 min, 900.00 per hour, base rate900.00 LKR',
  ]);
  for (const text of ['No rate for this distance', 'VAT 18 %', '31,117.00 LKR', '5,601.06 LKR', '36,718.06 LKR'])
    expect(screen.getByText(text)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Time at the pickup' }), '1.5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lane' }), 'Port → Kandy');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      trip: {
        fromLocationId: 'port',
        toLocationId: 'kandy',
        actualDistance: '120',
        stops: [{ what: 'loading', arrivedAt: 0, departedAt: 5400 }],
      },
    }),
  );
});

test.each<[string, Partial<ReturnType<typeof details>>, string]>([
  ['the writer waits', { isWaiting: true, state: 'unconfirmed' }, 'These terms wait for the review of Ceylon Lines.'],
  ['rejected', { state: 'rejected', rejectedReason: 'No fuel' }, 'The terms were rejected: No fuel'],
  [
    'newer ones rejected',
    { newer: { ...newer, state: 'rejected', reason: 'Too dear' } },
    'The new terms were rejected, those below stay in force: Too dear',
  ],
])('%s', async (_what, over, words) => {
  show(details(over));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a version is compared with another one, and rejected terms are sent again', async () => {
  const sent: unknown[] = [];
  const { user, calls } = show(
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

test('a contract that is not there says so', async () => {
  show(details(), { 'GET contracts/k': () => refuse(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'Contract not found' })).toBeVisible();
});
