import { screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations } from 'shared-ui/testing';
import { findButton, goOnline, press, renderTrip } from './testing/driver-screen.tsx';
import { createDriverApi } from './testing/fake-driver-api.ts';

test('reports an inspection with a defect offline, and sends its photo after it', async () => {
  const driverApi = createDriverApi('addedToTrip');
  const view = renderTrip(driverApi);
  await findButton('Inspect the vehicle before the trip');
  driverApi.state.isOffline = true;
  await press(view, 'Inspect the vehicle before the trip');
  const dialog = within(await screen.findByRole('dialog', { name: 'Inspect the vehicle before the trip' }));
  await view.user.click(dialog.getByRole('switch', { name: 'Brakes: defect' }));
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await press(view, 'Send inspection');
  expect((await dialog.findAllByText('Field is required'))[0]).toBeVisible();
  expect(dialog.getAllByText('Check everything and confirm it here')[0]).toBeVisible();
  await view.user.type(dialog.getByRole('textbox', { name: 'What is wrong?' }), 'Pull to the left');
  await view.user.upload(dialog.getByLabelText(/^Photo/), new File(['x'], 'brakes.png', { type: 'image/png' }));
  await view.user.click(dialog.getByRole('checkbox', { name: 'I have checked everything on this list' }));
  await press(view, 'Send inspection');
  expect(await screen.findByText('Inspected before the trip')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Inspect the vehicle before the trip' })).toBeNull();
  expect(await screen.findByText('Inspection before the trip')).toBeVisible();
  goOnline(driverApi);
  await waitFor(() => expect(driverApi.state.received).toHaveLength(2));
  const [inspection, photo] = driverApi.state.received;
  expect(inspection).toMatchObject({
    kind: 'before',
    items: [
      { code: 'brakes', name: 'Brakes', isDefect: true, note: 'Pull to the left' },
      { code: null, name: 'Tarpaulin', isDefect: false, note: null },
    ],
  });
  expect(photo).toMatchObject({ kind: 'inspectionPhoto', inspectionKey: inspection?.key, item: '0' });
});
