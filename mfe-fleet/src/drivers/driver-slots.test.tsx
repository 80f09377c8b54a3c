import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { pageOf, sunil } from './testing/given.ts';
import UserDriverSlot from './user-driver-slot.tsx';
import VehicleDriverSlot from './vehicle-driver-slot.tsx';

const replies: Replies = {
  'GET drivers': () => pageOf(sunil),
  'GET drivers/:id': () => sunil,
  'GET drivers/files/:id/thumbnail': () => new Blob(['jpeg']),
};

describe('for a user', () => {
  const close = jest.fn();
  const show = (more: Replies = {}) =>
    renderScreen(<UserDriverSlot userId="user-2" onClose={close} />, {
      user: as.fleetOwner,
      replies: { ...replies, ...more },
    });

  test('the driver is found by the user and told of; closed, the place hears it', async () => {
    const { user, calls } = show();
    const dialog = within(await screen.findByRole('dialog', { name: 'Driver info' }));
    expect(await dialog.findByText('+94 77 123 4567')).toBeVisible();
    expect(calls.slice(0, 2)).toEqual(['GET drivers?userId=user-2&limit=1', 'GET drivers/driver-1']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  test('that there is none, or none to be seen, is told', async () => {
    const none = show({ 'GET drivers': () => pageOf() });
    expect(await screen.findByText('Nobody among your drivers signs in as this user.')).toBeVisible();
    none.unmount();
    show({ 'GET drivers': () => refuse(403, 'forbidden') });
    expect(await screen.findByText('You have no access to this page')).toBeVisible();
  });
});

test('for a vehicle an extract stands there, and all else is a click away', async () => {
  const { user, container } = renderScreen(<VehicleDriverSlot driverId="driver-1" />, { user: as.fleetOwner, replies });
  expect(await screen.findByRole('link', { name: '+94 77 123 4567' })).toHaveAttribute('href', 'tel:+94 77 123 4567');
  expect(screen.getByText('Expires in 12 days')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Driver info' }));
  expect(
    await within(await screen.findByRole('dialog', { name: 'Driver info' })).findByText('198012345678'),
  ).toBeVisible();
});
