import { screen, waitFor, within } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import {
  createFileReceiver,
  enterText,
  fillInForm,
  formReplies,
  imageFile,
  pdfFile,
  press,
} from '../testing/vehicle-form.ts';
import { vehicle } from '../testing/vehicle.fixtures.ts';
import VehicleNewPage from './vehicle-new-page.tsx';

const renderPage = (replies: Replies) =>
  renderScreen(<VehicleNewPage />, {
    user: testUsers.fleetOwner,
    url: '/vehicles/new',
    path: '/vehicles/new',
    replies: { ...formReplies, ...replies },
  });

test('uploads files after creating the vehicle, and retries only failed ones', async () => {
  const { receivedFiles, receive } = createFileReceiver();
  let isBroken = true;
  const { user, baseElement, calls, router } = renderPage({
    'POST vehicles/vehicle-1/files': (call) =>
      isBroken && (call.body as FormData).get('kind') === 'insurance'
        ? errorReply(422, 'invalid', {
            fields: { file: { code: 'fileFormat', message: 'x', params: { types: 'PDF' } } },
          })
        : receive(call),
    'PATCH vehicles/vehicle-1': () => vehicle(),
  });
  await fillInForm(user);
  await user.upload(screen.getByLabelText('Front'), imageFile('front.jpg'));
  await user.upload(screen.getByLabelText('Insurance'), pdfFile('insurance.pdf'));
  await enterText(user, 'Insurance, expiry date', '01.12.2030');
  await user.tab();
  await press(user, 'Create vehicle');
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos and documents' }));
  expect(await dialog.findByText('File has invalid format. Only PDF supported')).toBeVisible();
  expect(dialog.getByText('1 of 2 done')).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('textbox')).toEqual([])); // those of the page are hidden
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Insurance')).toHaveAccessibleDescription(
      expect.stringContaining('Only PDF supported'),
    ),
  );
  expect(screen.queryByRole('button', { name: 'Save and continue later' })).toBeNull(); // the vehicle exists already
  await user.upload(screen.getByLabelText('Insurance'), pdfFile('policy.pdf'));
  await press(user, 'Create vehicle');
  isBroken = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(router.state.location.search).toBe('?assign=vehicle-1'));
  expect(receivedFiles).toEqual([
    { kind: 'photoFront', name: 'front.jpg', expiresAt: null },
    { kind: 'insurance', name: 'policy.pdf', expiresAt: String(Date.UTC(2030, 11, 1, 18, 29, 59) / 1000) },
  ]);
  expect(calls.filter((call) => call === 'POST vehicles')).toHaveLength(1);
});

test('retries failed files from the form, and skips them on request', async () => {
  const { user, calls, router } = renderPage({
    'PATCH vehicles/vehicle-1': () => vehicle(),
    'POST vehicles/vehicle-1/files': () => errorReply(500, 'internal'),
  });
  await fillInForm(user);
  await user.upload(screen.getByLabelText('Side'), imageFile('side.jpg'));
  await press(user, 'Create vehicle');
  expect(await screen.findByText('Something went wrong on the server. Try again')).toBeVisible();
  await press(user, 'Back to the form');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Create vehicle');
  await user.click(await screen.findByRole('button', { name: 'Skip failed files' }));
  expect(calls.filter((call) => call.endsWith('files'))).toHaveLength(2);
  await waitFor(() => expect(router.state.location.search).toBe('?assign=vehicle-1'));
});
