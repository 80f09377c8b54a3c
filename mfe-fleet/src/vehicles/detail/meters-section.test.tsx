import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, testUsers } from 'shared-ui/testing';
import { share, toPage, vehicle } from '../testing/vehicle.fixtures.ts';
import VehiclePage from './vehicle-page.tsx';

test('shows the source of the readings, and corrects one with a reason', async () => {
  let sent: unknown;
  const { user } = renderScreen(<VehiclePage />, {
    url: '/vehicle/vehicle-1',
    path: '/vehicle/:id',
    user: testUsers.fleetOwner,
    replies: {
      'GET vehicles/:id': () =>
        vehicle({ actions: ['edit'], engineHours: { value: 12.5, source: 'track', isCorrected: true } }),
      'GET vehicles/:id/timeline': () => ({ items: [] }),
      'GET vehicles/share': () => toPage(share()),
      'GET vehicles/schedule': () => toPage(),
      'POST vehicles/:id/meters': ({ body }) => ((sent = body), vehicle()),
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Odometer and engine hours' }));
  for (const text of ['81,250.4 km', 'from the tracking device', '12.5 h', 'from the track, corrected'])
    expect(section.getByText(text)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Correct' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct readings of WP LK-4521' }));
  const odometer = await dialog.findByRole('textbox', { name: 'Odometer' });
  await user.clear(odometer);
  await user.type(odometer, '82000');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'New tracker');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual({ odometer: 82_000, engineHours: null, reason: 'New tracker' }));
});
