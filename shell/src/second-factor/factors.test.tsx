import { screen, waitFor, within } from '@testing-library/react';
import type { Factor } from 'shared-contracts/identity/second-factor';
import {
  createToken,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import EnrolmentPage from '../sign-in/second-factor/enrolment-page.tsx';
import { Factors } from './factors.tsx';
import { writeRegistry } from '../navigation/testing/areas.fixtures.ts';

const now = Math.trunc(Date.now() / 1000);
const phone: Factor = { id: 'phone', kind: 'totp', name: 'Phone', host: null, createdAt: now, lastUsedAt: now - 7_200 };
const laptop: Factor = {
  ...phone,
  id: 'laptop',
  kind: 'passkey',
  name: 'Laptop',
  host: 'tea.example',
  lastUsedAt: null,
};
const listOf = (...items: Factor[]) => ({ items, recoveryCodesLeft: items.length && 9, isRequired: false });
const CODES = ['AAAAA-22222', 'BBBBB-33333'];
const ENROLMENT = {
  challenge: 'c',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Consign:nadia?secret=JBSWY3DPEHPK3PXP',
};
const user = testUsers.cargoOwner;

const open = (replies: Replies) =>
  renderScreen(<Factors />, { user, replies: { 'GET auth/factors': () => listOf(phone, laptop), ...replies } });

test('lists factors with their kind and last use', async () => {
  const { baseElement } = open({});
  const rows = within(await screen.findByRole('list', { name: 'Second factor' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PhoneAuthenticator app · last used 2 hours agoRenameRemove',
    'LaptopPasskey for tea.example · not used yetRenameRemove',
  ]);
  expect(screen.getByText('9 recovery codes left')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows that only the password protects an account without factors', async () => {
  open({ 'GET auth/factors': () => listOf() });
  expect(await screen.findByText('Only your password protects your account')).toBeVisible();
});

test('adds an authenticator app and shows the recovery codes once', async () => {
  let sent: unknown;
  const { user: person, notices } = open({
    'POST auth/factors/totp': () => ENROLMENT,
    'POST auth/factors/totp/confirm': ({ body }) => (
      (sent = body),
      { id: 'new', recoveryCodes: CODES, token: createToken(user) }
    ),
  });
  await person.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(screen.getByLabelText('Key, if you can’t scan the code')).toHaveValue(ENROLMENT.secret);
  await waitFor(() => expect(screen.getByLabelText(/^Code from the app/)).toHaveFocus());
  await person.type(screen.getByLabelText(/^Code from the app/), '123456');
  const codes = await screen.findByRole('dialog', { name: 'Recovery codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  expect(sent).toEqual({ challenge: 'c', code: '123456' });
  await person.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notices).toEqual(['Second factor added']);
});

test('asks for the password when the sign-in is some time ago, then continues', async () => {
  let isConfirmed = false;
  const { user: person, notices } = open({
    'POST auth/password-confirmation': () => ((isConfirmed = true), { isConfirmed }),
    'DELETE auth/factors/phone': () =>
      isConfirmed ? { id: 'phone' } : errorReply(403, 'passwordConfirmationRequired'),
  });
  await person.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  await person.type(await screen.findByLabelText(/^Password/), 'secret{Enter}');
  await waitFor(() => expect(notices).toEqual(['Second factor removed']));
});

test('a required factor is added before anything else', async () => {
  writeRegistry();
  const {
    user: person,
    router,
    container,
  } = renderScreen(<EnrolmentPage />, {
    user: { ...user, mustAddFactor: true },
    url: '/second-factor?to=%2Forders',
    path: '/second-factor',
    replies: {
      'POST auth/factors/totp': () => ENROLMENT,
      'POST auth/factors/totp/confirm': () => ({ id: 'new', recoveryCodes: CODES, token: createToken(user) }),
    },
  });
  expect(await screen.findByText(/Your organization requires a second factor/)).toBeVisible();
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Add authenticator app' }));
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByLabelText(/^Code from the app/)).toHaveFocus());
  await person.type(screen.getByLabelText(/^Code from the app/), '123456');
  await person.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
});
