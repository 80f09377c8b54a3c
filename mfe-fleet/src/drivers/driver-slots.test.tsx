import { screen, waitFor, within } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { hoursOfSunil, sunil, toPage } from './testing/fixtures.ts';
import UserDriverSlot from './user-driver-slot.tsx';
import VehicleDriverSlot from './vehicle-driver-slot.tsx';

const replies: Replies = {
  'GET drivers': () => toPage(sunil),
  'GET drivers/:id': () => sunil,
  'GET v2/trips/drivers/:id/hours': () => hoursOfSunil,
  'GET drivers/files/:id/thumbnail': () => new Blob(['jpeg']),
};

describe('user slot', () => {
  const onClose = jest.fn();
  const renderSlot = (more: Replies = {}) =>
    renderScreen(<UserDriverSlot userId="user-2" onClose={onClose} />, {
      user: testUsers.fleetOwner,
      replies: { ...replies, ...more },
    });

  test('shows the driver of the user and calls onClose', async () => {
    const { user, calls } = renderSlot();
    const dialog = within(await screen.findByRole('dialog', { name: 'Driver info' }));
    expect(await dialog.findByText('+94 77 123 4567')).toBeVisible();
    expect(calls.slice(0, 2)).toEqual(['GET drivers?userId=user-2&limit=1', 'GET drivers/driver-1']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('shows a missing driver and missing access', async () => {
    const none = renderSlot({ 'GET drivers': () => toPage() });
    expect(await screen.findByText('None of your drivers signs in as this user.')).toBeVisible();
    none.unmount();
    renderSlot({ 'GET drivers': () => errorReply(403, 'forbidden') });
    expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  });
});

test('vehicle slot shows a summary and opens the details', async () => {
  const { user, container } = renderScreen(<VehicleDriverSlot driverId="driver-1" />, {
    user: testUsers.fleetOwner,
    replies,
  });
  expect(await screen.findByRole('link', { name: '+94 77 123 4567' })).toHaveAttribute('href', 'tel:+94 77 123 4567');
  expect(screen.getByText('Expires in 12 days')).toBeVisible();
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Driver info' }));
  expect(
    await within(await screen.findByRole('dialog', { name: 'Driver info' })).findByText('198012345678'),
  ).toBeVisible();
});
