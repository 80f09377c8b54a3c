import { waitFor } from '@testing-library/react';
import { findAccessibilityViolations, type Replies } from 'shared-ui/testing';
import { kamal } from './testing/fixtures.ts';
import { openDialog } from './testing/open-user-dialog.tsx';

describe('the first sign-in of a new user', () => {
  const CAN_INVITE: Replies = { 'GET users/first-sign-in': () => ({ canInvite: true, provider: null }) };

  test('is by an invitation where mail works, unless a password is typed', async () => {
    const { user, dialog, enter, send, sent, baseElement } = await openDialog('new', CAN_INVITE);
    await enter(/^Login/, 'nimal');
    await enter(/^E-mail/, 'nimal@ceylon.example');
    const choice = await dialog.findByRole('combobox', { name: /^First sign-in/ });
    expect(choice).toHaveAccessibleDescription(/link by e-mail to choose their own password. It’s valid for 7 days/);
    expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
    await user.selectOptions(choice, 'One-time password');
    await send('Create user');
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveAccessibleDescription('Field is required'));
    await enter(/^Password/, 'told-by-phone');
    await send('Create user');
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ password: 'told-by-phone' })]));
    expect(sent[0]).not.toHaveProperty('firstSignIn');
  }, 60_000);

  test('forgets a typed password when the invitation is chosen again', async () => {
    const { user, dialog, enter, send, sent } = await openDialog('new', CAN_INVITE);
    await enter(/^Login/, 'nimal');
    await enter(/^E-mail/, 'nimal@ceylon.example');
    const choice = await dialog.findByRole('combobox', { name: /^First sign-in/ });
    await user.selectOptions(choice, 'One-time password');
    await enter(/^Password/, 'told-by-phone');
    await user.selectOptions(choice, 'Invitation by e-mail');
    await send('Create user');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('password');
  }, 60_000);

  test('is with the identity provider that the organization enforces', async () => {
    const { dialog } = await openDialog('new', {
      'GET users/first-sign-in': () => ({ canInvite: true, provider: 'Harbour ID' }),
    });
    expect(await dialog.findByRole('combobox', { name: /^First sign-in/ })).toHaveAccessibleDescription(
      'They get an e-mail that asks them to sign in with Harbour ID.',
    );
  });

  test('can be requested again while the invitation is open', async () => {
    const invited = (state: 'sent' | 'expired', at: number): typeof kamal => ({
      ...kamal,
      actions: ['edit', 'invite'],
      invitation: { sentAt: at, expiresAt: at + 604_800, state },
    });
    let stored = invited('expired', 1_767_261_600);
    const { user, dialog, calls, notices } = await openDialog('edit.user-1', {
      'GET users/:id': () => stored,
      'POST users/:id/invitation': () => (stored = invited('sent', 1_768_261_600)),
    });
    expect(await dialog.findByText('Invited on 01.01.2026. The link has expired.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Resend invitation' }));
    expect(
      await dialog.findByText('Invited on 13.01.2026. The link in the e-mail is valid until 20.01.2026 05:16.'),
    ).toBeVisible();
    expect([calls, notices]).toEqual([expect.arrayContaining(['POST users/user-1/invitation']), ['Invitation sent']]);
  });
});
