import { screen, waitFor, within } from '@testing-library/react';
import type { ScimToken } from 'shared-contracts/identity/scim';
import { MODELS } from 'shared-contracts/values/identity/access';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import { rulesOfModel } from '../matrix.rules.ts';
import { ProvisioningDialog } from './provisioning-dialog.tsx';

const ADDRESS = 'https://portal.example/api/scim/v2';
const SECRET = 'scim_a-secret-that-is-seen-only-once';
const entra: ScimToken = {
  id: 'token-1',
  name: 'Entra ID',
  prefix: 'scim_a-secr',
  state: 'active',
  createdBy: { id: 'admin-1', name: 'kumari' },
  createdAt: 1_767_261_600,
  expiresAt: null,
  lastUsedAt: null,
  previousEndsAt: null,
  revokedAt: null,
};
const admin = { ...testUsers.cargoOwner, role: 'admin' as const, rules: MODELS.flatMap(rulesOfModel) };
const LIST = 'GET identity-providers/:id/scim-tokens';

const renderDialog = (replies: Replies = {}) =>
  renderScreen(<ProvisioningDialog providerId="provider-1" onClose={() => undefined} />, {
    user: admin,
    replies: { [LIST]: () => ({ address: ADDRESS, items: [entra] }), ...replies },
  });
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Provisioning' }));

test('shows the address and the tokens', async () => {
  const { baseElement } = renderDialog();
  const dialog = await findDialog();
  expect(await dialog.findByDisplayValue(ADDRESS)).toBeVisible();
  expect(dialog.getByText(/scim_a-secr….*Never used/)).toBeVisible();
  expect(dialog.getByText('Active')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('creates a token, and shows its secret once', async () => {
  const bodies: unknown[] = [];
  let items: ScimToken[] = [];
  const { user } = renderDialog({
    [LIST]: () => ({ address: ADDRESS, items }),
    'POST identity-providers/:id/scim-tokens': ({ body }) => {
      bodies.push(body);
      items = [entra];
      return { ...entra, secret: SECRET };
    },
  });
  expect(await screen.findByText(/No tokens/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  const form = within(await screen.findByRole('dialog', { name: 'New token' }));
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(bodies).toEqual([]);
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Entra ID');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  const dialog = await findDialog();
  expect(await dialog.findByDisplayValue(SECRET)).toBeVisible();
  expect(await dialog.findByText('Entra ID')).toBeVisible();
  expect(bodies).toEqual([{ name: 'Entra ID' }]);
});

test('rotates a token after a confirmation, and shows when there are too many', async () => {
  const bodies: unknown[] = [];
  const { user } = renderDialog({
    'POST identity-providers/:id/scim-tokens': () => errorReply(409, 'tooManyTokens', { params: { max: 5 } }),
    'POST identity-providers/:id/scim-tokens/:tokenId/rotate': ({ body }) => (
      bodies.push(body),
      { ...entra, secret: SECRET }
    ),
  });
  await screen.findByText('Entra ID');
  await chooseAction(user, 'Entra ID', 'Rotate');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  expect(bodies).toEqual([{ overlap: 86_400 }]);
  await user.click(screen.getByRole('button', { name: 'New token' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Another');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect((await screen.findAllByText('A provider has at most 5 tokens. Revoke one first')).length).toBeGreaterThan(0);
});

test('revokes a token after a confirmation', async () => {
  let token = entra;
  const { user, notices } = renderDialog({
    [LIST]: () => ({ address: ADDRESS, items: [token] }),
    'PATCH identity-providers/:id/scim-tokens/:tokenId/revoke': () =>
      (token = { ...entra, state: 'revoked', revokedAt: 1_767_261_700 }),
  });
  await screen.findByText('Entra ID');
  await chooseAction(user, 'Entra ID', 'Revoke');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  await waitFor(() => expect(notices).toEqual(['Token revoked']));
  expect(screen.queryByRole('button', { name: /Actions.*Entra ID/ })).toBeNull();
});
