import { screen, waitFor, within } from '@testing-library/react';
import type { CreateAllInput } from 'shared-contracts/trips/planner';
import { findAccessibilityViolations } from 'shared-ui/testing';
import { renderAutomatic } from '../testing/automatic-page.tsx';
import { plannedOrder, suggestion } from '../testing/fixtures.ts';

test('plans for the fleet, shows its vehicles or why none takes a trip, and creates trips with them', async () => {
  const requests: unknown[] = [];
  const created: CreateAllInput[] = [];
  const { user, baseElement } = await renderAutomatic({
    'GET locations': () => ({ items: [{ id: 'depot', name: 'Main depot' }], total: 1, page: 1, limit: 50 }),
    'POST v2/trips/suggest': ({ body }) => {
      requests.push(body);
      return {
        suggestions: [
          {
            ...suggestion('Kandy', plannedOrder(1)),
            vehicle: { id: 'v-1', name: 'WP LA-1001' },
            driver: { id: 'kasun', name: 'Kasun Perera' },
            approach: '12.500',
          },
          {
            ...suggestion('Galle', plannedOrder(2)),
            refusals: [
              { code: 'tooSmall', count: 3 },
              { code: 'driverHours', count: 1 },
            ],
          },
        ],
        unplaced: [],
      };
    },
    'POST v2/trips/create-all': ({ body }) => {
      created.push(body as CreateAllInput);
      return { results: [{ trip: { id: 't', number: 'T-1' }, error: null }], created: 1, failed: 0 };
    },
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan for' }), 'Your vehicles and drivers');
  await user.click(screen.getByRole('combobox', { name: /Vehicles without a home return to/ }));
  await user.click(await screen.findByRole('option', { name: /Main depot/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Vehicles stay where their last trip ends' }));
  await user.click(screen.getByRole('button', { name: 'Suggest trips' }));
  const kandyColumn = within(await screen.findByRole('region', { name: '1. Kandy' }));
  expect(requests).toEqual([
    expect.objectContaining({
      fleet: { homeId: 'depot', isOpenEnd: true, usesSpareDrivers: true, maxShiftMinutes: 780 },
    }),
  ]);
  expect(kandyColumn.getByText(/WP LA-1001/)).toHaveTextContent('WP LA-1001, Kasun Perera, 12.5 km to the first stop');
  const galleColumn = within(screen.getByRole('region', { name: '2. Galle' }));
  expect(galleColumn.getByText('No vehicle takes this trip:')).toBeVisible();
  expect(galleColumn.getByText('3 are too small')).toBeVisible();
  expect(galleColumn.getByText('The day of 1 driver would be too long')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(kandyColumn.getByRole('button', { name: /^Create trip:/ }));
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.trips[0]).toMatchObject({ vehicleId: 'v-1', driverId: 'kasun' });
});
