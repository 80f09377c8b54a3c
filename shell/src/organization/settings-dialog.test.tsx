import { screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'shared-auth';
import {
  findAccessibilityViolations,
  testUsers,
  errorReply,
  renderScreen,
  createToken,
  type ApiCall,
  type Replies,
} from 'shared-ui/testing';
import { OrganizationSettings } from './settings-button.tsx';
import { change, buildDetails } from './testing/fixtures.ts';

const SELF = `GET organizations/${testUsers.cargoOwner.organizationId}`;
const png = (name: string) => new File([new Uint8Array([1, 2, 3])], name, { type: 'image/png' });

async function openSettings(replies: Replies = {}) {
  const sent: ApiCall[] = [];
  const recordingReplies = Object.fromEntries(
    Object.entries(replies).map(([call, reply]) => [
      call,
      (request: ApiCall) => {
        sent.push(request);
        return reply(request);
      },
    ]),
  );
  const view = renderScreen(<OrganizationSettings />, {
    user: testUsers.cargoOwner,
    replies: { [SELF]: () => buildDetails(), ...recordingReplies },
  });
  await view.user.click(screen.getByRole('button', { name: 'Organization settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Organization settings' });
  const tab = (name: string) => view.user.click(within(dialog).getByRole('tab', { name }));
  const bodies = (method: string) => sent.filter((call) => call.method === method).map(({ body }) => body);
  return { ...view, dialog: within(dialog), tab, bodies };
}
type View = Awaited<ReturnType<typeof openSettings>>;
const send = ({ user, dialog }: View) => user.click(dialog.getByRole('button', { name: 'Send for review' }));
const replaceText = async ({ user, dialog }: View, label: RegExp, text: string) => {
  const field = await dialog.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

test.each([
  ['may change the organization', testUsers.cargoOwner, 1],
  ['only reads', testUsers.reader, 0],
  ['has no rule', testUsers.nobody, 0],
  ['is the platform’s administrator', testUsers.root, 1],
] as const)('shows the button only to users who may change settings: %s', (_case, user, count) => {
  renderScreen(<OrganizationSettings />, { user });
  expect(screen.queryAllByRole('button')).toHaveLength(count);
});

test('sends only the changed settings and focuses the review panel', async () => {
  let pending = buildDetails();
  const view = await openSettings({
    [SELF]: () => pending,
    'PATCH organizations/self': () => {
      pending = buildDetails({
        change: {
          ...change,
          changes: [{ field: 'name', before: 'Ceylon Tea Exports', after: 'Ceylon Tea' }],
          values: { name: 'Ceylon Tea' },
        },
      });
      return pending;
    },
  });
  await replaceText(view, /^Name/, ' Ceylon Tea ');
  await view.tab('Branding');
  await replaceText(view, /^Support e-mail/, 'help@tea.example');
  await view.tab('Home page');
  await view.user.click(view.dialog.getByRole('button', { name: 'Add link' }));
  await view.user.type(view.dialog.getAllByLabelText(/^Link name/)[1]!, 'Tariffs');
  await view.user.type(view.dialog.getAllByLabelText(/^Link address/)[1]!, 'https://tariffs.example');
  await send(view);
  const panel = await view.dialog.findByRole('region', { name: 'Changes pending review' });
  expect(view.bodies('PATCH')).toEqual([
    {
      name: 'Ceylon Tea',
      supportEmail: 'help@tea.example',
      homeLinks: [
        { label: 'Port notices', url: 'https://port.example' },
        { label: 'Tariffs', url: 'https://tariffs.example' },
      ],
    },
  ]);
  expect(panel).toHaveTextContent('Requested by nadia, 2 hours ago');
  expect(panel).toHaveTextContent('Changed: Name');
  await waitFor(() => expect(panel.parentElement).toHaveFocus());
  expect(view.dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription(
    'Current: Ceylon Tea Exports · Pending review: Ceylon Tea',
  );
  expect(view.notices).toEqual(['Changes sent for review']);
});

test('edits pending values and shows the current ones', async () => {
  const view = await openSettings({
    [SELF]: () => buildDetails({ change }),
    'PATCH organizations/self': () => buildDetails({ change }),
  });
  expect(await view.dialog.findByLabelText(/^Country/)).toHaveValue('Maldives');
  expect(view.dialog.getByText('Current: Sri Lanka · Pending review: Maldives')).toBeVisible();
  await view.tab('Branding');
  expect(view.dialog.getByLabelText(/^Page title/)).toHaveValue('Tea and spice freight');
  expect(view.dialog.getByRole('switch', { name: /version/ })).not.toBeChecked();
  expect(view.dialog.getByText('Current: on · Pending review: off')).toBeVisible();
  expect(view.dialog.getByText('Pending review. Until then the current picture is shown.')).toBeVisible();
  await view.tab('Mail server');
  expect(view.dialog.getByText('A new password is pending review.')).toBeVisible();
  await replaceText(view, /^User/, 'freight');
  await send(view);
  await waitFor(() => expect(view.bodies('PATCH')).toEqual([{ smtpUser: 'freight' }]));
});

test('confirms before withdrawing changes', async () => {
  let pending = buildDetails({ change });
  const view = await openSettings({
    [SELF]: () => pending,
    'DELETE organizations/changes/:id': ({ path }) => {
      pending = buildDetails();
      return { id: path };
    },
  });
  await view.user.click(await view.dialog.findByRole('button', { name: 'Withdraw' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByText(/the current values stay/)).toBeVisible();
  await view.user.click(confirmation.getByRole('button', { name: 'Withdraw changes' }));
  await waitFor(() => expect(view.dialog.queryByRole('region', { name: 'Changes pending review' })).toBeNull());
  expect(view.calls).toContain('DELETE organizations/changes/change-1');
  expect(view.notices).toEqual(['Changes withdrawn']);
  expect(await view.dialog.findByLabelText(/^Country/)).toHaveValue('Sri Lanka');
});

test('sends nothing when nothing was changed', async () => {
  const view = await openSettings();
  await view.dialog.findByLabelText(/^Name/);
  await send(view);
  await waitFor(() => expect(view.notices).toEqual(['No changes to save']));
  expect(view.calls).toEqual([SELF]);
});

test('leads to errors on all tabs', async () => {
  const view = await openSettings();
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Home page');
  await replaceText(view, /^App Store link/, 'nowhere');
  await view.tab('Mail server');
  await replaceText(view, /^SMTP port/, '65536');
  await view.tab('Tokens');
  await send(view);
  await waitFor(() => expect(view.dialog.getByText('Url invalid')).toBeVisible());
  expect(view.dialog.getByRole('tab', { name: 'Home page' })).toHaveAttribute('aria-selected', 'true');
  await view.user.click(view.dialog.getByRole('button', { name: 'SMTP port: Max 65535' }));
  await waitFor(() => expect(view.dialog.getByLabelText(/^SMTP port/)).toHaveFocus());
});

test('reports errors of the API at their fields', async () => {
  const taken = { registrationId: { code: 'duplicate', message: 'x' } };
  const view = await openSettings({ 'PATCH organizations/self': () => errorReply(422, 'invalid', { fields: taken }) });
  await replaceText(view, /^Registration ID/, 'PV 2');
  await view.tab('Tokens');
  await send(view);
  expect(await view.dialog.findByText('Organization with same registration id already exist')).toBeVisible();
  expect(view.dialog.getByRole('tab', { name: 'Organization' })).toHaveAttribute('aria-selected', 'true');
});

test('uploads pictures before referencing them and removes pictures', async () => {
  const stored = { loginImage: '/api/organizations/1/login-image?v=1', loginImageId: 'old' };
  const view = await openSettings({
    [SELF]: () => buildDetails(stored),
    'POST organizations/self/pictures': () => ({ id: 'new-icon', url: '/x' }),
    'PATCH organizations/self': () => buildDetails(stored),
  });
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Branding');
  await view.user.upload(view.dialog.getByLabelText('Browser tab icon'), png('icon.png'));
  await view.user.click(view.dialog.getByRole('button', { name: 'Remove Sign-in page picture' }));
  await send(view);
  await waitFor(() => expect(view.bodies('PATCH')).toEqual([{ pageFaviconId: 'new-icon', loginImageId: null }]));
  const [form] = view.bodies('POST');
  expect((form as FormData).get('favicon')).toMatchObject({ name: 'icon.png' });
});

test('replaces the logo immediately, also in the session', async () => {
  const logo = '/api/organizations/1/logo?v=2';
  const view = await openSettings({
    'POST organizations/:id/logo': () => ({ logo }),
    'PATCH users/self-update': () => ({ token: createToken({ ...testUsers.cargoOwner, organizationLogo: logo }) }),
  });
  await view.user.upload(await view.dialog.findByLabelText('New logo'), png('logo.png'));
  await waitFor(() => expect(view.notices).toEqual(['Logo replaced']));
  expect((view.bodies('POST')[0] as FormData).get('logo')).toMatchObject({ name: 'logo.png' });
  expect(useSession.getState().user?.organizationLogo).toBe(logo);
});

test('shows the contrast of the accent color and rejects invalid ones', async () => {
  const view = await openSettings();
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Branding');
  expect(view.dialog.getByText('White text, contrast 5.1 : 1')).toBeVisible();
  await replaceText(view, /^Accent colour/, '#FFB000');
  expect(await view.dialog.findByText('Black text, contrast 11.5 : 1')).toBeVisible();
  expect(view.dialog.getByLabelText('Choose the accent colour')).toHaveValue('#ffb000');
  await replaceText(view, /^Accent colour/, 'amber');
  await send(view);
  expect(await view.dialog.findByText('Invalid value')).toBeVisible();
});

test('sends a test e-mail with the entered settings', async () => {
  const view = await openSettings({
    'POST organizations/self/smtp-test': () => ({ isSent: true, to: 'nadia@example.com' }),
  });
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Mail server');
  expect(view.dialog.getByText('A password is set. It is never shown.')).toBeVisible();
  await view.user.click(view.dialog.getByRole('button', { name: 'Replace' }));
  await view.user.type(view.dialog.getByLabelText(/^Password/), 'secret');
  await replaceText(view, /^SMTP port/, '2525');
  await view.user.click(view.dialog.getByRole('button', { name: 'Send test e-mail' }));
  expect(await view.dialog.findByText('Test e-mail sent to nadia@example.com.')).toBeVisible();
  expect(view.bodies('POST')).toEqual([
    { smtpHost: 'mail.tea.example', smtpPort: 2525, smtpUser: 'nadia', smtpPassword: 'secret' },
  ]);
});

test.each([
  ['smtpHost', 'unreachable', /^SMTP host/, 'No mail server responds at this host and port'],
  ['smtpPort', 'portNotAllowed', /^SMTP port/, 'This is not a mail server port'],
  ['smtpPassword', 'signInRefused', /^Password/, 'The mail server rejected this user and password'],
])('reports a failed test at %s: %s', async (field, code, label, message) => {
  const view = await openSettings({
    [SELF]: () => buildDetails({ hasSmtpPassword: false }),
    'POST organizations/self/smtp-test': () =>
      errorReply(422, 'invalid', { fields: { [field]: { code, message: code } } }),
  });
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Mail server');
  await view.user.click(view.dialog.getByRole('button', { name: 'Send test e-mail' }));
  await waitFor(() => expect(view.dialog.getByLabelText(label)).toHaveAccessibleDescription(message));
  await view.user.type(view.dialog.getByLabelText(label), '1');
  await waitFor(() => expect(view.dialog.getByLabelText(label)).not.toHaveAccessibleDescription(message));
  expect(view.notices).toEqual([]);
});

test('requires the password again for another server', async () => {
  const view = await openSettings();
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Mail server');
  expect(view.dialog.queryByLabelText(/^Password/)).toBeNull();
  await replaceText(view, /^SMTP host/, 'smtp.other.example');
  expect(view.dialog.getByLabelText(/^Password/)).toHaveAccessibleDescription(
    'Enter the password again for another server.',
  );
});

test.each([
  ['Partner token', 'pt-4711', 'partner-token', /The old partner token stops working/],
  ['API tracking token', 'tr-0815', 'tracking-token', /Positions sent with the old tracking token are rejected/],
])('shows the %s and renews it after a confirmation', async (name, token, path, consequence) => {
  const view = await openSettings({ [`POST organizations/self/${path}`]: () => ({ token: 'new' }) });
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Tokens');
  expect(view.dialog.getByLabelText(name)).toHaveValue(token);
  await view.user.click(view.dialog.getByRole('button', { name: `Renew: ${name}` }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByText(consequence)).toBeVisible();
  await view.user.click(confirmation.getByRole('button', { name: 'Renew token' }));
  await waitFor(() => expect(view.notices).toEqual(['Token renewed']));
  expect(view.calls.filter((call) => call === SELF)).toHaveLength(2);
});

test('confirms before discarding changes', async () => {
  const view = await openSettings();
  await replaceText(view, /^Contact name/, 'Nimal');
  await view.user.click(view.dialog.getAllByRole('button', { name: 'Close' })[0]!);
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await view.user.click(confirmation.getByRole('button', { name: 'Back' }));
  expect(view.dialog.getByLabelText(/^Contact name/)).toHaveValue('Nimal');
});

test('shows a loading error', async () => {
  const view = await openSettings({ [SELF]: () => errorReply(500, 'internal') });
  expect(await view.dialog.findByText("Can't get organization info.")).toBeVisible();
  expect(view.dialog.queryByRole('tab')).toBeNull();
});

test('has no accessibility violations', async () => {
  const view = await openSettings({ [SELF]: () => buildDetails({ change }) });
  await view.dialog.findByLabelText(/^Name/);
  for (const name of ['Organization', 'Branding', 'Home page', 'Mail server', 'Tokens']) {
    await view.tab(name);
    expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  }
});
