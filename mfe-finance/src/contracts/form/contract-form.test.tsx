import { screen, waitFor, within } from '@testing-library/react';
import type { ContractDetails } from 'shared-contracts/finance/contracts';
import { renderScreen, type Replies } from 'shared-ui/testing';
import ContractEditPage from './contract-edit-page.tsx';
import ContractNewPage from './contract-new-page.tsx';
import { details, kandy, lkr, partner, port, ratedTrip, terms, toPage } from '../testing/fixtures.ts';

const optionReplies: Replies = {
  'GET shared/timezones': () => toPage(),
  'GET partners': () => toPage(partner),
  'GET shared/currencies': () => toPage(lkr),
  'GET locations': () => toPage(port, kandy),
  'GET vehicles/types': () => toPage(),
  'GET vehicles/cargo-types': () => toPage(),
  'POST contracts/try': () => ratedTrip,
};
type User = ReturnType<typeof renderScreen>['user'];
const getField = (name: RegExp) => screen.getByLabelText(name);
const getSection = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
/** Replaces the text of an input. */
async function fill(user: User, input: HTMLElement | undefined, text: string) {
  await user.clear(input as HTMLElement);
  await user.click(input as HTMLElement);
  await user.paste(text);
}
async function selectOption(user: User, name: RegExp, option: RegExp) {
  await user.click(screen.getByLabelText(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('validates a new contract, fills band gaps, prices an example and sends it', async () => {
  const sent: unknown[] = [];
  const { user, router } = renderScreen(<ContractNewPage />, {
    url: '/contracts/new',
    replies: { ...optionReplies, 'POST contracts': ({ body }) => sent.push(body) && details() },
  });
  await user.click(await screen.findByRole('button', { name: 'Send to the partner' }));
  expect(await screen.findAllByText(/Field is required/)).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await fill(user, getField(/^Name/), 'K');
  await selectOption(user, /^Partner/, /Ceylon Lines/);
  await fill(user, getField(/^Start date/), '01.12.2030');
  await selectOption(user, /^Base currency/, /LKR/);
  await selectOption(user, /^Billing currency/, /LKR/);
  expect(await screen.findByText('Same currency selected')).toBeVisible();
  await user.click(
    within(getField(/^Billing currency/).parentElement as HTMLElement).getByRole('button', { name: /Clear/ }),
  );
  const bands = getSection('Base rates by distance');
  await fill(user, bands.getByLabelText(/^To/), '50');
  expect(await bands.findByText('Gap: no rate beyond 50 km')).toBeVisible();
  await user.click(bands.getByText('Fill the gap'));
  expect(await bands.findByText('No gaps and no overlaps')).toBeVisible();
  await fill(user, bands.getAllByLabelText(/^Value/)[1], '90.5');
  expect(await screen.findByText('36,718.06 LKR')).toBeVisible();
  const surcharges = getSection('Minimum and fuel surcharge');
  await fill(user, surcharges.getByLabelText(/^Minimum charge/), '5000.00');
  await user.click(surcharges.getByRole('button', { name: 'Add fuel surcharge' }));
  await fill(user, await surcharges.findByLabelText(/^Applies from/), '01.12.2030');
  await fill(user, surcharges.getByLabelText(/^Percentage/), '12.5');
  const days = getSection('Weekend and holiday rates');
  expect(days.queryByLabelText(/^Time zone/)).toBeNull();
  await user.selectOptions(days.getByLabelText(/^Saturdays/), 'Percentage of the linehaul');
  await user.selectOptions(days.getByLabelText(/^Public holidays/), 'Fixed amount');
  await user.click(days.getByRole('button', { name: 'Add public holiday' }));
  await fill(user, await days.findByLabelText(/^Public holiday(?!s)/), '25.12.2030');
  await user.click(screen.getByRole('button', { name: 'Send to the partner' }));
  expect(await days.findAllByText('Field is required')).toHaveLength(2);
  expect(sent).toEqual([]);
  await fill(user, days.getByLabelText(/^Percentage/), '25');
  await fill(user, days.getByLabelText(/^Amount/), '1500');
  await user.click(screen.getByRole('button', { name: 'Send to the partner' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contracts/k'));
  expect(sent).toEqual([
    {
      name: 'K',
      partnerId: 'lines',
      startDate: expect.any(Number) as number,
      expireDate: null,
      cargoTypeIds: [],
      vehicleTypeIds: [],
      terms: {
        ...terms,
        vatPercentage: '0',
        minimumCharge: '5000.00',
        fuelSurcharges: [{ from: expect.any(Number) as number, percentage: '12.5' }],
        dayRates: {
          timeZone: 'Asia/Colombo',
          saturday: { percentage: '25', amount: null },
          sunday: null,
          holiday: { percentage: null, amount: '1500.00' },
          holidays: ['2030-12-25'],
        },
        pointRates: [],
        distanceDiscounts: [],
        demurrage: null,
        delays: {},
        distanceRates: [
          { from: '0', to: '50', value: '0.00', backhaulRate: null, backhaulPercentage: null, minDistance: '0' },
          { from: '50', to: null, value: '90.50', backhaulRate: null, backhaulPercentage: null, minDistance: '0' },
        ],
      },
    },
  ]);
});

const renderEditPage = (sent: unknown[] = [], saved: Partial<ContractDetails> = {}) =>
  renderScreen(<ContractEditPage />, {
    url: '/contracts/k/edit',
    path: '/contracts/:id/edit',
    replies: {
      ...optionReplies,
      'GET contracts/k': () => details({ actions: ['edit'] }),
      'PATCH contracts/k': ({ body }) => sent.push(body) && details(saved),
    },
  });

test('shows overlaps and gaps while typing and confirms leaving', async () => {
  const { user, router } = renderEditPage();
  expect(await screen.findByText(/Changes create a new version/)).toBeVisible();
  expect(getField(/^Partner/)).toBeDisabled();
  const bands = getSection('Base rates by distance');
  const [, from] = bands.getAllByLabelText(/^From/);
  await fill(user, from, '60');
  expect(await bands.findByText('Gap: no rate from 50 to 60 km')).toBeVisible();
  await fill(user, from, '40');
  expect(await bands.findByText('Overlaps row 1 from 40 to 50 km')).toBeVisible();
  await user.click(screen.getByText('Save'));
  expect((await screen.findAllByText(/Overlaps another band/))[0]).toBeVisible();
  await user.click(screen.getByText('Cancel'));
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Leave'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contracts/k'));
});

test('sends only changed fields', async () => {
  const sent: unknown[] = [];
  const { user, router } = renderEditPage(sent);
  await user.click(await screen.findByLabelText('Charge a flat trip rate'));
  await fill(user, getField(/^Flat trip rate/), '32000');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contracts/k'));
  expect(sent).toEqual([{ terms: { ...terms, flatTripRate: '32000.00' } }]);
});

test('shows whether emails include e-invoices', async () => {
  const sent: unknown[] = [];
  const { user } = renderEditPage(sent);
  const choice = await screen.findByLabelText(/^E-invoices with emails/);
  expect(choice).toHaveDisplayValue('If either side asks for them');
  await user.selectOptions(choice, 'Always');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toEqual([{ terms: { ...terms, eInvoices: 'always' } }]));
});

test('shows that changed terms wait for the partner', async () => {
  const newer = { number: 3, state: 'unconfirmed' as const, reason: null, terms };
  const { user } = renderEditPage([], { newer, isWaiting: true });
  await user.click(await screen.findByLabelText('Charge a flat trip rate'));
  await fill(user, getField(/^Flat trip rate/), '32000');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Saved; version 3 takes effect when the partner confirms it')).toBeVisible();
});

test('locks a contract that can’t be edited', async () => {
  renderScreen(<ContractEditPage />, {
    url: '/contracts/k/edit',
    path: '/contracts/:id/edit',
    replies: { 'GET contracts/k': () => details() },
  });
  expect(await screen.findByRole('heading', { name: 'You can’t edit K' })).toBeVisible();
});

test('raises all rates by a percentage, to be reviewed and saved as a new version', async () => {
  const sent: { terms?: typeof terms }[] = [];
  const { user } = renderEditPage(sent);
  const section = within(
    (await screen.findByRole('heading', { name: 'Raise all rates' })).closest('section') as HTMLElement,
  );
  expect(section.getByRole('button', { name: 'Raise rates' })).toBeDisabled();
  await fill(user, section.getByLabelText(/^Percentage/), '10');
  await user.click(section.getByRole('button', { name: 'Raise rates' }));
  expect(await screen.findByText('All rates are raised by 10 %. Review and save them.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0] ?? {})).toEqual(['terms']);
  const rates = (of: typeof terms | undefined) => of?.distanceRates.map(({ value }) => Number(value));
  expect(rates(sent[0]?.terms)).toEqual(rates(terms)?.map((value) => Math.round(value * 110) / 100));
});
