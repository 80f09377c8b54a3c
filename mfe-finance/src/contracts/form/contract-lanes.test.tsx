import { screen, waitFor, within } from '@testing-library/react';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { CONTRACT_TERMS_LIMITS } from 'shared-contracts/values/field-limits';
import { renderScreen } from 'shared-ui/testing';
import ContractEditPage from './contract-edit-page.tsx';
import { details, kandy, lkr, partner, port, ratedTrip, terms, toPage } from '../testing/fixtures.ts';

const LANES = Array.from({ length: CONTRACT_TERMS_LIMITS.pointRates }, (_, lane) => ({
  fromLocationId: `from-${Math.floor(lane / 40)}`,
  toLocationId: `to-${lane % 40}`,
  flatRate: `${10_000 + lane}.00`,
  backhaulRate: '9000.00',
}));
const NAMES = Object.fromEntries(
  LANES.flatMap(({ fromLocationId, toLocationId }) => [
    [fromLocationId, `Place ${fromLocationId}`],
    [toLocationId, `Place ${toLocationId}`],
  ]),
);

test('one list has a thousand lanes, of which those in sight are mounted; any is found, edited and saved', async () => {
  const sent: { terms?: ContractTerms }[] = [];
  const contract = details({
    actions: ['edit'],
    terms: { ...terms, pointRates: LANES },
    names: { ...details().names, ...NAMES },
  });
  const { user } = renderScreen(<ContractEditPage />, {
    url: '/contracts/k/edit',
    path: '/contracts/:id/edit',
    replies: {
      'GET shared/timezones': () => toPage(),
      'GET partners': () => toPage(partner),
      'GET shared/currencies': () => toPage(lkr),
      'GET locations': () => toPage(port, kandy),
      'GET vehicles/types': () => toPage(),
      'GET vehicles/cargo-types': () => toPage(),
      'POST contracts/try': () => ratedTrip,
      'GET contracts/k': () => contract,
      'PATCH contracts/k': ({ body }) => sent.push(body as { terms?: ContractTerms }) && contract,
    },
  });
  const lanes = within(await screen.findByRole('table', { name: 'Point-to-point lanes' }));
  const rates = () => lanes.getAllByRole<HTMLInputElement>('textbox', { name: /^Flat rate/ });
  expect(screen.getByRole('table', { name: 'Point-to-point lanes' })).toHaveAttribute('aria-rowcount', '1001');
  expect(rates().length).toBeLessThan(40);
  await user.click(screen.getByRole('searchbox', { name: 'Search lanes by place or rate' }));
  await user.paste('from-24 to-39');
  await waitFor(() => expect(rates()).toHaveLength(1));
  const last = rates()[0] as HTMLInputElement;
  expect(last).toHaveDisplayValue('10,999.00');
  await user.clear(last);
  await user.click(last);
  await user.paste('12345');
  expect(screen.getByRole('button', { name: 'Add lane' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.terms?.pointRates).toEqual([...LANES.slice(0, -1), { ...LANES.at(-1), flatRate: '12345.00' }]);
});
