import { screen, within } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen } from 'shared-ui/testing';
import { writeRegistry } from '../navigation/testing/given-areas.ts';
import HomePage from './home-page.tsx';

const organization = {
  id: as.cargoOwner.organizationId, name: 'Ceylon Tea Exports', code: 'CTE', type: '1pl', status: 1, registrationId: 'PV 1', country: { id: '1', name: 'Sri Lanka' }, currency: null,
  domain: 'Tea', contactName: 'Nadia', contactEmail: 'nadia@example.com', logo: null,
};

beforeAll(() => writeRegistry());

test('greets, leads to what is open and tells whose portal it is', async () => {
  const { container, router, user } = renderScreen(<HomePage />, { user: as.cargoOwner, replies: { 'GET organizations/my': () => organization } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good (morning|afternoon|evening), nadia$/);
  expect(await screen.findByText('Ceylon Tea Exports')).toBeInTheDocument();
  expect(screen.getByText('Cargo owner (1PL)')).toBeInTheDocument();
  expect(screen.getByText('CTE')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  const plan = within(screen.getByRole('region', { name: 'Plan' }));
  await user.click(plan.getByRole('link', { name: 'Orders' }));
  expect(router.state.location.pathname).toBe('/orders');
});

test('an organization that cannot be told keeps the rest usable', async () => {
  renderScreen(<HomePage />, { user: as.nobody, replies: { 'GET organizations/my': () => refuse(500, 'internal') } });
  expect(await screen.findByText("Can't get organization info.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vehicle dictionaries' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
});
