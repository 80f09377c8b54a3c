import { screen, waitFor, within } from '@testing-library/react';
import type { OrganizationRow } from 'shared-contracts/organizations';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OrganizationsPage from './organizations-page.tsx';
import { change, changing, detailsOf, pageOf, registered, tea } from './testing/given.ts';

const show = (row: OrganizationRow, replies: Replies = {}, at = '/') =>
  renderScreen(<OrganizationsPage />, {
    at,
    user: as.root,
    replies: { 'GET organizations': () => pageOf(row), 'GET organizations/:id': () => detailsOf(row), ...replies },
  });
type Shown = ReturnType<typeof show>;

const giveReason = async (user: Shown['user'], title: string, verb: string) => {
  const reasons = within(await screen.findByRole('dialog', { name: title }));
  await user.click(reasons.getByRole('button', { name: verb }));
  expect(await reasons.findByText('Field is required')).toBeVisible();
  await user.type(reasons.getByLabelText(/^Reason/), 'No such company');
  await user.click(reasons.getByRole('button', { name: verb }));
};
const gone = () => waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]));

describe('a registration', () => {
  const open = async (replies: Replies = {}) => {
    const view = show(registered, replies);
    await view.user.click(await screen.findByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review registration' }));
    await dialog.findByText('PV 1');
    return { ...view, dialog };
  };

  test('is read whole and accepted, after it was told what that brings about', async () => {
    let sent: unknown;
    const { user, dialog, notices, baseElement } = await open({
      'PATCH organizations/lagoon': ({ body }) => ((sent = body), detailsOf(tea)),
    });
    for (const text of [
      'Lagoon Fleet',
      'Fleet owner',
      'Waits for review',
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
        'Once you accept, an administrator account is made for Nadia Perera, and the login credentials are mailed to nadia@tea.example.',
      ),
    ).toBeVisible();
    expect(await accessibilityFaults(baseElement)).toEqual([]);
    dialog.getByRole('button', { name: 'Accept' }).focus();
    await user.keyboard('{Enter}');
    await gone();
    expect([sent, notices]).toEqual([{ status: 1 }, ['Registration accepted, credentials mailed']]);
  });

  test('whose contact is a user already cannot be accepted, and says why', async () => {
    const fields = { contactEmail: { code: 'duplicate', message: 'x' } };
    const { user, dialog } = await open({ 'PATCH organizations/:id': () => refuse(422, 'invalid', { fields }) });
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Contact e-mail: User with same email already exist');
  });

  test('is declined with a reason', async () => {
    const { user, dialog, calls, notices } = await open({ 'DELETE organizations/:id': () => ({ id: 'lagoon' }) });
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await giveReason(user, 'Decline registration', 'Decline');
    await gone();
    expect([calls.find((call) => call.startsWith('DELETE')), notices]).toEqual([
      'DELETE organizations/lagoon?reason=No+such+company',
      ['Registration declined'],
    ]);
  });
});

describe('changes that wait', () => {
  const open = async (replies: Replies = {}) => {
    const view = show(changing, replies);
    await view.user.click(await screen.findByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }));
    await dialog.findByText(/nadia of Ceylon Tea asks for these changes/);
    return { ...view, dialog };
  };
  const lineOf = (dialog: ReturnType<typeof within>, label: string) =>
    dialog.getByRole('checkbox', { name: label }).closest('li') as HTMLElement;

  test('stand side by side, pictures are seen and secrets are not; all are chosen', async () => {
    const { dialog, baseElement } = await open();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'NameCurrentCeylon TeaWantedCeylon Tea & Spice',
      'Icon of the browser’s tabCurrentnoneWanted',
      'LinksCurrentnoneWantedPorthttps://port.example',
      'PasswordCurrentNever shownWantedChanged',
      'Show the portal’s versionCurrentonWantedoff',
    ]);
    expect(lineOf(dialog, 'Icon of the browser’s tab').querySelector('img')).toHaveAttribute(
      'src',
      '/api/organizations/tea/pictures/file',
    );
    expect(dialog.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true);
    expect(dialog.getByRole('status')).toHaveTextContent('All of it becomes true at once.');
    expect(await accessibilityFaults(baseElement)).toEqual([]);
  });

  test('are merged as far as they are chosen, with the revision that was looked at; what becomes of the others is told', async () => {
    let sent: unknown;
    const { user, dialog, notices } = await open({
      'PATCH organizations/changes/:id': ({ body }) => ((sent = body), detailsOf(tea)),
    });
    const boxes = dialog.getAllByRole('checkbox');
    for (const box of boxes) await user.click(box);
    expect(dialog.getByRole('status')).toHaveTextContent('Choose what to merge, or decline all of it.');
    expect(dialog.getByRole('button', { name: /^Merge/ })).toBeDisabled();
    dialog.getByRole('checkbox', { name: 'Links' }).focus();
    await user.keyboard(' ');
    await user.click(dialog.getByRole('checkbox', { name: 'Name' }));
    expect(dialog.getByRole('status')).toHaveTextContent('The 3 changes that are not chosen are declined.');
    await user.click(dialog.getByRole('button', { name: 'Merge 2 changes' }));
    await gone();
    expect([sent, notices]).toEqual([{ revision: 3, fields: ['name', 'homeLinks'] }, ['Changes merged']]);
  });

  test('that were changed meanwhile are looked at again', async () => {
    let now = change;
    const { user, dialog } = await open({
      'GET organizations/:id': () => detailsOf(changing, { change: now }),
      'PATCH organizations/changes/:id': () => (
        (now = { ...change, revision: 4, changes: [{ field: 'name', before: 'Ceylon Tea', after: 'Tea & Rice' }] }),
        refuse(409, 'changedMeanwhile')
      ),
    });
    await user.click(dialog.getByRole('button', { name: 'Merge 5 changes' }));
    expect(
      await screen.findByText('The organization has changed its request meanwhile. Look at it again.'),
    ).toBeVisible();
    expect(await dialog.findByText('Tea & Rice')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Merge a change' })).toBeEnabled();
  });

  test('that cannot be merged say why at their field; those that were decided on are gone', async () => {
    const fields = { smtpPassword: { code: 'required', message: 'Field is required' } };
    const answers = [refuse(422, 'invalid', { fields }), refuse(409, 'changeDecided')];
    let isDecided = false;
    const { user, dialog } = await open({
      'GET organizations/:id': () => detailsOf(changing, { change: isDecided ? null : change }),
      'PATCH organizations/changes/:id': () => {
        isDecided = answers.length === 1;
        return answers.shift();
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Merge 5 changes' }));
    await waitFor(() =>
      expect(within(lineOf(dialog, 'Password')).getByRole('alert')).toHaveTextContent('Field is required'),
    );
    await user.click(dialog.getByRole('button', { name: 'Merge 5 changes' }));
    expect(await screen.findByText('Somebody has decided on these changes already')).toBeVisible();
    expect(await dialog.findByText('No changes wait for review')).toBeVisible();
  });

  test('are declined with a reason', async () => {
    const { user, dialog, calls, notices } = await open({
      'DELETE organizations/changes/:id': () => ({ id: 'change' }),
    });
    await user.click(dialog.getByRole('button', { name: 'Decline all' }));
    await giveReason(user, 'Decline all changes', 'Decline all');
    await gone();
    expect([calls.find((call) => call.startsWith('DELETE')), notices]).toEqual([
      'DELETE organizations/changes/change?reason=No+such+company',
      ['Changes declined'],
    ]);
  });
});
