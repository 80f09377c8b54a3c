import { screen, waitFor, within } from '@testing-library/react';
import type { OrganizationRow } from 'shared-contracts/identity/organizations';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import OrganizationsPage from './organizations-page.tsx';
import { change, withPendingChange, toDetails, toPage, registered, tea } from './testing/fixtures.ts';

const renderPage = (row: OrganizationRow, replies: Replies = {}, url = '/') =>
  renderScreen(<OrganizationsPage />, {
    url,
    user: testUsers.root,
    replies: { 'GET organizations': () => toPage(row), 'GET organizations/:id': () => toDetails(row), ...replies },
  });
type View = ReturnType<typeof renderPage>;

const enterReason = async (user: View['user'], title: string, verb: string) => {
  const reasons = within(await screen.findByRole('dialog', { name: title }));
  await user.click(reasons.getByRole('button', { name: verb }));
  expect(await reasons.findByText('Field is required')).toBeVisible();
  await user.type(reasons.getByLabelText(/^Reason/), 'No such company');
  await user.click(reasons.getByRole('button', { name: verb }));
};
const expectDialogsClosed = () => waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]));

describe('a registration', () => {
  const openReview = async (replies: Replies = {}) => {
    const view = renderPage(registered, replies);
    await view.user.click(await screen.findByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review registration' }));
    await dialog.findByText('PV 1');
    return { ...view, dialog };
  };

  test('shows all details and the consequence before it is accepted', async () => {
    let sent: unknown;
    const { user, dialog, notices, baseElement } = await openReview({
      'PATCH organizations/lagoon': ({ body }) => ((sent = body), toDetails(tea)),
    });
    for (const text of [
      'Lagoon Fleet',
      'Fleet owner',
      'Pending review',
      'PV 1',
      'tea',
      'Sri Lanka',
      'LKR',
      'Nadia Perera',
      'nadia@tea.example',
      '01.01.2026 15:30',
    ])
      expect(dialog.getByText(text)).toBeVisible();
    expect(
      dialog.getByText(
        'If you accept, Nadia Perera gets an administrator account and the login credentials are e-mailed to nadia@tea.example.',
      ),
    ).toBeVisible();
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
    dialog.getByRole('button', { name: 'Accept' }).focus();
    await user.keyboard('{Enter}');
    await expectDialogsClosed();
    expect([sent, notices]).toEqual([
      { status: 1 },
      ['Registration accepted; the e-mail with the credentials is in the outbox'],
    ]);
  });

  test('reports why a registration cannot be accepted', async () => {
    const fields = { contactEmail: { code: 'duplicate', message: 'x' } };
    const { user, dialog } = await openReview({
      'PATCH organizations/:id': () => errorReply(422, 'invalid', { fields }),
    });
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Contact e-mail: User with same email already exist');
  });

  test('is declined with a reason', async () => {
    const { user, dialog, calls, notices } = await openReview({ 'DELETE organizations/:id': () => ({ id: 'lagoon' }) });
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await enterReason(user, 'Decline registration', 'Decline');
    await expectDialogsClosed();
    expect([calls.find((call) => call.startsWith('DELETE')), notices]).toEqual([
      'DELETE organizations/lagoon?reason=No+such+company',
      ['Registration declined'],
    ]);
  });
});

describe('pending changes', () => {
  const openReview = async (replies: Replies = {}) => {
    const view = renderPage(withPendingChange, replies);
    await view.user.click(await screen.findByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    await dialog.findByText(/nadia of Ceylon Tea requested these changes/);
    return { ...view, dialog };
  };
  const rowOf = (dialog: ReturnType<typeof within>, label: string) =>
    dialog.getByRole('checkbox', { name: label }).closest('li') as HTMLElement;

  test('are shown side by side and preselected, pictures as images and secrets hidden', async () => {
    const { dialog, baseElement } = await openReview();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'NameCurrentCeylon TeaRequestedCeylon Tea & Spice',
      'Browser tab iconCurrentnoneRequested',
      'LinksCurrentnoneRequestedPorthttps://port.example',
      'PasswordCurrentHiddenRequestedChanged',
      'Show portal versionCurrentonRequestedoff',
    ]);
    expect(rowOf(dialog, 'Browser tab icon').querySelector('img')).toHaveAttribute(
      'src',
      '/api/organizations/tea/pictures/file',
    );
    expect(dialog.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true);
    expect(dialog.getByRole('status')).toHaveTextContent('All changes take effect immediately.');
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  });

  test('merges the selected changes at the reviewed revision and states what happens to the others', async () => {
    let sent: unknown;
    const { user, dialog, notices } = await openReview({
      'PATCH organizations/changes/:id': ({ body }) => ((sent = body), toDetails(tea)),
    });
    const boxes = dialog.getAllByRole('checkbox');
    for (const box of boxes) await user.click(box);
    expect(dialog.getByRole('status')).toHaveTextContent('Select the changes to merge, or decline all.');
    expect(dialog.getByRole('button', { name: /^Merge/ })).toBeDisabled();
    dialog.getByRole('checkbox', { name: 'Links' }).focus();
    await user.keyboard(' ');
    await user.click(dialog.getByRole('checkbox', { name: 'Name' }));
    expect(dialog.getByRole('status')).toHaveTextContent('The 3 unselected changes are declined.');
    await user.click(dialog.getByRole('button', { name: 'Merge 2 changes' }));
    await expectDialogsClosed();
    expect([sent, notices]).toEqual([{ revision: 3, fields: ['name', 'homeLinks'] }, ['Changes merged']]);
  });

  test('shows the new changes when the request has changed in the meantime', async () => {
    let now = change;
    const { user, dialog } = await openReview({
      'GET organizations/:id': () => toDetails(withPendingChange, { change: now }),
      'PATCH organizations/changes/:id': () => (
        (now = { ...change, revision: 4, changes: [{ field: 'name', before: 'Ceylon Tea', after: 'Tea & Rice' }] }),
        errorReply(409, 'changedMeanwhile')
      ),
    });
    await user.click(dialog.getByRole('button', { name: 'Merge 5 changes' }));
    expect(
      await screen.findByText('The organization has changed its request in the meantime. Review it again.'),
    ).toBeVisible();
    expect(await dialog.findByText('Tea & Rice')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Merge 1 change' })).toBeEnabled();
  });

  test('reports merge errors at their fields and hides changes that were already reviewed', async () => {
    const fields = { smtpPassword: { code: 'required', message: 'Field is required' } };
    const replies = [errorReply(422, 'invalid', { fields }), errorReply(409, 'changeDecided')];
    let isReviewed = false;
    const { user, dialog } = await openReview({
      'GET organizations/:id': () => toDetails(withPendingChange, { change: isReviewed ? null : change }),
      'PATCH organizations/changes/:id': () => {
        isReviewed = replies.length === 1;
        return replies.shift();
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Merge 5 changes' }));
    await waitFor(() =>
      expect(within(rowOf(dialog, 'Password')).getByRole('alert')).toHaveTextContent('Field is required'),
    );
    await user.click(dialog.getByRole('button', { name: 'Merge 5 changes' }));
    expect(await screen.findByText('These changes have already been reviewed')).toBeVisible();
    expect(await dialog.findByText('No changes to review')).toBeVisible();
  });

  test('are declined with a reason', async () => {
    const { user, dialog, calls, notices } = await openReview({
      'DELETE organizations/changes/:id': () => ({ id: 'change' }),
    });
    await user.click(dialog.getByRole('button', { name: 'Decline all' }));
    await enterReason(user, 'Decline all changes', 'Decline all');
    await expectDialogsClosed();
    expect([calls.find((call) => call.startsWith('DELETE')), notices]).toEqual([
      'DELETE organizations/changes/change?reason=No+such+company',
      ['Changes declined'],
    ]);
  });
});
