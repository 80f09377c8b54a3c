import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type Replies } from 'shared-ui/testing';
import ContractEditPage from './contract-edit-page.tsx';
import ContractNewPage from './contract-new-page.tsx';
import { details, kandy, lines, lkr, pageOf, port, rated, terms } from './testing/given.ts';

const choices: Replies = {
  'GET partners': () => pageOf(lines),
  'GET shared/currencies': () => pageOf(lkr),
  'GET locations': () => pageOf(port, kandy),
  'GET vehicles/types': () => pageOf(),
  'GET vehicles/cargo-types': () => pageOf(),
  'POST contracts/try': () => rated,
};
type User = ReturnType<typeof renderScreen>['user'];
const field = (name: RegExp) => screen.getByLabelText(name);
const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
/** Types over what stands there. */
async function put(user: User, input: HTMLElement | undefined, text: string) {
  await user.clear(input as HTMLElement);
  await user.click(input as HTMLElement);
  await user.paste(text);
}
async function choose(user: User, name: RegExp, option: RegExp) {
  await user.click(screen.getByLabelText(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('a new contract: what is missing is said, gaps are shown while typing and filled, an example is priced, and it is sent', async () => {
  const sent: unknown[] = [];
  const { user, router } = renderScreen(<ContractNewPage />, {
    at: '/contracts/new',
    replies: { ...choices, 'POST contracts': ({ body }) => sent.push(body) && details() },
  });
  await user.click(await screen.findByRole('button', { name: 'Send to the partner' }));
  expect(await screen.findAllByText(/Field is required/)).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await put(user, field(/^Name/), 'K');
  await choose(user, /^Partner/, /Ceylon Lines/);
  await put(user, field(/^Start date/), '01.12.2030');
  await choose(user, /^Base currency/, /LKR/);
  await choose(user, /^Billing currency/, /LKR/);
  expect(await screen.findByText('Same currency selected')).toBeVisible();
  await user.click(
    within(field(/^Billing currency/).parentElement as HTMLElement).getByRole('button', { name: /Clear/ }),
  );
  const bands = section('Base rates by distance');
  await put(user, bands.getByLabelText(/^To/), '50');
  expect(await bands.findByText('Gap: no rate from 50 km on')).toBeVisible();
  await user.click(bands.getByText('Fill the gap'));
  expect(await bands.findByText('No gaps and no overlaps')).toBeVisible();
  await put(user, bands.getAllByLabelText(/^Value/)[1], '90.5');
  expect(await screen.findByText('36,718.06 LKR')).toBeVisible();
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

const edit = (sent: unknown[] = []) =>
  renderScreen(<ContractEditPage />, {
    at: '/contracts/k/edit',
    path: '/contracts/:id/edit',
    replies: {
      ...choices,
      'GET contracts/k': () => details({ actions: ['edit'] }),
      'PATCH contracts/k': ({ body }) => sent.push(body) && details(),
    },
  });

test('bands tell of overlaps and gaps while they are typed, and leaving asks', async () => {
  const { user, router } = edit();
  expect(await screen.findByText(/Other terms become a new version/)).toBeVisible();
  expect(field(/^Partner/)).toBeDisabled();
  const bands = section('Base rates by distance');
  const [, from] = bands.getAllByLabelText(/^From/);
  await put(user, from, '60');
  expect(await bands.findByText('Gap: no rate from 50 to 60 km')).toBeVisible();
  await put(user, from, '40');
  expect(await bands.findByText('Overlaps row 1 from 40 to 50 km')).toBeVisible();
  await user.click(screen.getByText('Save'));
  expect((await screen.findAllByText(/Overlaps another band/))[0]).toBeVisible();
  await user.click(screen.getByText('Cancel'));
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Leave'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contracts/k'));
});

test('an edit sends what has changed and nothing else', async () => {
  const sent: unknown[] = [];
  const { user, router } = edit(sent);
  await user.click(await screen.findByLabelText('Charge a flat trip rate'));
  await put(user, field(/^Flat trip rate/), '32000');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contracts/k'));
  expect(sent).toEqual([{ terms: { ...terms, flatTripRate: '32000.00' } }]);
});

test('what one may not edit is locked', async () => {
  renderScreen(<ContractEditPage />, {
    at: '/contracts/k/edit',
    path: '/contracts/:id/edit',
    replies: { 'GET contracts/k': () => details() },
  });
  expect(await screen.findByRole('heading', { name: 'You cannot edit K' })).toBeVisible();
});
