import { screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'shared-auth';
import { accessibilityFaults, as, refuse, renderScreen, tokenOf, type Call, type Replies } from 'shared-ui/testing';
import { OrganizationSettings } from './settings-button.tsx';
import { change, details } from './testing/given-details.ts';

const SELF = `GET organizations/${as.cargoOwner.organizationId}`;
const png = (name: string) => new File([new Uint8Array([1, 2, 3])], name, { type: 'image/png' });

async function open(replies: Replies = {}) {
  const sent: Call[] = [];
  const kept = Object.fromEntries(
    Object.entries(replies).map(([call, reply]) => [
      call,
      (asked: Call) => {
        sent.push(asked);
        return reply(asked);
      },
    ]),
  );
  const view = renderScreen(<OrganizationSettings />, {
    user: as.cargoOwner,
    replies: { [SELF]: () => details(), ...kept },
  });
  await view.user.click(screen.getByRole('button', { name: 'Organization settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Organization settings' });
  const tab = (name: string) => view.user.click(within(dialog).getByRole('tab', { name }));
  const bodies = (method: string) => sent.filter((call) => call.method === method).map(({ body }) => body);
  return { ...view, dialog: within(dialog), tab, bodies };
}
type Opened = Awaited<ReturnType<typeof open>>;
const send = ({ user, dialog }: Opened) => user.click(dialog.getByRole('button', { name: 'Send for review' }));
const retype = async ({ user, dialog }: Opened, label: RegExp, text: string) => {
  const field = await dialog.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

test.each([
  ['may change the organization', as.cargoOwner, 1],
  ['only reads', as.reader, 0],
  ['has no rule', as.nobody, 0],
  ['is the platform’s administrator', as.root, 1],
] as const)('whoever %s finds the way to its settings or does not', (_who, user, ways) => {
  renderScreen(<OrganizationSettings />, { user });
  expect(screen.queryAllByRole('button')).toHaveLength(ways);
});

test('only what was changed is sent for review; then the panel says so and has the focus', async () => {
  let pending = details();
  const view = await open({
    [SELF]: () => pending,
    'PATCH organizations/self': () => {
      pending = details({
        change: {
          ...change,
          changes: [{ field: 'name', before: 'Ceylon Tea Exports', after: 'Ceylon Tea' }],
          values: { name: 'Ceylon Tea' },
        },
      });
      return pending;
    },
  });
  await retype(view, /^Name/, ' Ceylon Tea ');
  await view.tab('Branding');
  await retype(view, /^Support e-mail/, 'help@tea.example');
  await view.tab('Home page');
  await view.user.click(view.dialog.getByRole('button', { name: 'Add link' }));
  await view.user.type(view.dialog.getAllByLabelText(/^Link name/)[1]!, 'Tariffs');
  await view.user.type(view.dialog.getAllByLabelText(/^Link address/)[1]!, 'https://tariffs.example');
  await send(view);
  const panel = await view.dialog.findByRole('region', { name: 'Changes wait for review' });
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
  expect(panel).toHaveTextContent('Asked by nadia, 2 hours ago');
  expect(panel).toHaveTextContent('Changed: Name');
  await waitFor(() => expect(panel.parentElement).toHaveFocus());
  expect(view.dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription(
    'Current: Ceylon Tea Exports · Waiting for review: Ceylon Tea',
  );
  expect(view.notices).toEqual(['Changes sent for review']);
});

test('what waits for review is gone on with, beside what counts now', async () => {
  const view = await open({ [SELF]: () => details({ change }), 'PATCH organizations/self': () => details({ change }) });
  expect(await view.dialog.findByLabelText(/^Country/)).toHaveValue('Maldives');
  expect(view.dialog.getByText('Current: Sri Lanka · Waiting for review: Maldives')).toBeVisible();
  await view.tab('Branding');
  expect(view.dialog.getByLabelText(/^Page title/)).toHaveValue('Tea and spice freight');
  expect(view.dialog.getByRole('switch', { name: /version/ })).not.toBeChecked();
  expect(view.dialog.getByText('Current: on · Waiting for review: off')).toBeVisible();
  expect(
    view.dialog.getByText('Waits for review. Until then the current picture is shown to everybody.'),
  ).toBeVisible();
  await view.tab('Mail server');
  expect(view.dialog.getByText('A new password waits for review.')).toBeVisible();
  await retype(view, /^User/, 'freight');
  await send(view);
  await waitFor(() => expect(view.bodies('PATCH')).toEqual([{ smtpUser: 'freight' }]));
});

test('withdrawing tells the consequence first', async () => {
  let pending = details({ change });
  const view = await open({
    [SELF]: () => pending,
    'DELETE organizations/changes/:id': ({ path }) => {
      pending = details();
      return { id: path };
    },
  });
  await view.user.click(await view.dialog.findByRole('button', { name: 'Withdraw' }));
  const asking = within(await screen.findByRole('alertdialog'));
  expect(asking.getByText(/the current values stay/)).toBeVisible();
  await view.user.click(asking.getByRole('button', { name: 'Withdraw changes' }));
  await waitFor(() => expect(view.dialog.queryByRole('region', { name: 'Changes wait for review' })).toBeNull());
  expect(view.calls).toContain('DELETE organizations/changes/change-1');
  expect(view.notices).toEqual(['Changes withdrawn']);
  expect(await view.dialog.findByLabelText(/^Country/)).toHaveValue('Sri Lanka');
});

test('nothing changed is nothing sent', async () => {
  const view = await open();
  await view.dialog.findByLabelText(/^Name/);
  await send(view);
  await waitFor(() => expect(view.notices).toEqual(['Nothing was changed']));
  expect(view.calls).toEqual([SELF]);
});

test('what is wrong is led to, on whichever tab', async () => {
  const view = await open();
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Home page');
  await retype(view, /^Address in the App Store/, 'nowhere');
  await view.tab('Mail server');
  await retype(view, /^SMTP port/, '65536');
  await view.tab('Tokens');
  await send(view);
  await waitFor(() => expect(view.dialog.getByText('Url invalid')).toBeVisible());
  expect(view.dialog.getByRole('tab', { name: 'Home page' })).toHaveAttribute('aria-selected', 'true');
  await view.user.click(view.dialog.getByRole('button', { name: 'SMTP port: Max 65535' }));
  await waitFor(() => expect(view.dialog.getByLabelText(/^SMTP port/)).toHaveFocus());
});

test('what only the server finds wrong stands at its field', async () => {
  const taken = { registrationId: { code: 'duplicate', message: 'x' } };
  const view = await open({ 'PATCH organizations/self': () => refuse(422, 'invalid', { fields: taken }) });
  await retype(view, /^Registration ID/, 'PV 2');
  await view.tab('Tokens');
  await send(view);
  expect(await view.dialog.findByText('Organization with same registration id already exist')).toBeVisible();
  expect(view.dialog.getByRole('tab', { name: 'Organization' })).toHaveAttribute('aria-selected', 'true');
});

test('pictures are put first and then named; one that is removed is named as none', async () => {
  const stored = { loginImage: '/api/organizations/1/login-image?v=1', loginImageId: 'old' };
  const view = await open({
    [SELF]: () => details(stored),
    'POST organizations/self/pictures': () => ({ id: 'new-icon', url: '/x' }),
    'PATCH organizations/self': () => details(stored),
  });
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Branding');
  await view.user.upload(view.dialog.getByLabelText('Icon of the browser’s tab'), png('icon.png'));
  await view.user.click(view.dialog.getByRole('button', { name: 'Remove Picture on the sign-in page' }));
  await send(view);
  await waitFor(() => expect(view.bodies('PATCH')).toEqual([{ pageFaviconId: 'new-icon', loginImageId: null }]));
  const [form] = view.bodies('POST');
  expect((form as FormData).get('favicon')).toMatchObject({ name: 'icon.png' });
});

test('the logo counts at once, also in the session', async () => {
  const logo = '/api/organizations/1/logo?v=2';
  const view = await open({
    'POST organizations/:id/logo': () => ({ logo }),
    'PATCH users/self-update': () => ({ token: tokenOf({ ...as.cargoOwner, organizationLogo: logo }) }),
  });
  await view.user.upload(await view.dialog.findByLabelText('New logo'), png('logo.png'));
  await waitFor(() => expect(view.notices).toEqual(['Logo replaced']));
  expect((view.bodies('POST')[0] as FormData).get('logo')).toMatchObject({ name: 'logo.png' });
  expect(useSession.getState().user?.organizationLogo).toBe(logo);
});

test('the accent is chosen by its digits or its look, and how it is read is told', async () => {
  const view = await open();
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Branding');
  expect(view.dialog.getByText('White text on it, contrast 5.1 : 1')).toBeVisible();
  await retype(view, /^Accent colour/, '#FFB000');
  expect(await view.dialog.findByText('Black text on it, contrast 11.5 : 1')).toBeVisible();
  expect(view.dialog.getByLabelText('Choose the accent colour')).toHaveValue('#ffb000');
  await retype(view, /^Accent colour/, 'amber');
  await send(view);
  expect(await view.dialog.findByText('Invalid value')).toBeVisible();
});

test('a test mail goes with what is entered, and tells to whom', async () => {
  const view = await open({ 'POST organizations/self/smtp-test': () => ({ isSent: true, to: 'nadia@example.com' }) });
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Mail server');
  expect(view.dialog.getByText('A password is set. It is never shown.')).toBeVisible();
  await view.user.click(view.dialog.getByRole('button', { name: 'Replace' }));
  await view.user.type(view.dialog.getByLabelText(/^Password/), 'secret');
  await retype(view, /^SMTP port/, '2525');
  await view.user.click(view.dialog.getByRole('button', { name: 'Send test mail' }));
  expect(await view.dialog.findByText('The test mail was sent to nadia@example.com.')).toBeVisible();
  expect(view.bodies('POST')).toEqual([
    { smtpHost: 'mail.tea.example', smtpPort: 2525, smtpUser: 'nadia', smtpPassword: 'secret' },
  ]);
});

test.each([
  ['smtpHost', 'unreachable', /^SMTP host/, 'No mail server answers at this host and port'],
  ['smtpPort', 'portNotAllowed', /^SMTP port/, 'This is no port of a mail server'],
  ['smtpPassword', 'signInRefused', /^Password/, 'The mail server refuses this user and password'],
])('a test that fails is told at %s: %s', async (field, code, label, words) => {
  const view = await open({
    [SELF]: () => details({ hasSmtpPassword: false }),
    'POST organizations/self/smtp-test': () => refuse(422, 'invalid', { fields: { [field]: { code, message: code } } }),
  });
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Mail server');
  await view.user.click(view.dialog.getByRole('button', { name: 'Send test mail' }));
  await waitFor(() => expect(view.dialog.getByLabelText(label)).toHaveAccessibleDescription(words));
  await view.user.type(view.dialog.getByLabelText(label), '1');
  await waitFor(() => expect(view.dialog.getByLabelText(label)).not.toHaveAccessibleDescription(words));
  expect(view.notices).toEqual([]);
});

test('another server asks for the password again', async () => {
  const view = await open();
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Mail server');
  expect(view.dialog.queryByLabelText(/^Password/)).toBeNull();
  await retype(view, /^SMTP host/, 'smtp.other.example');
  expect(view.dialog.getByLabelText(/^Password/)).toHaveAccessibleDescription(
    'Another server needs the password again.',
  );
});

test.each([
  ['Partner token', 'pt-4711', 'partner-token', /Nobody can add you by the old partner token/],
  ['API tracking token', 'tr-0815', 'tracking-token', /Positions sent with the old tracking token are refused/],
])('the %s is shown, and renewed after its consequence was told', async (name, token, path, consequence) => {
  const view = await open({ [`POST organizations/self/${path}`]: () => ({ token: 'new' }) });
  await view.dialog.findByLabelText(/^Name/);
  await view.tab('Tokens');
  expect(view.dialog.getByLabelText(name)).toHaveValue(token);
  await view.user.click(view.dialog.getByRole('button', { name: `Renew: ${name}` }));
  const asking = within(await screen.findByRole('alertdialog'));
  expect(asking.getByText(consequence)).toBeVisible();
  await view.user.click(asking.getByRole('button', { name: 'Renew token' }));
  await waitFor(() => expect(view.notices).toEqual(['Token renewed']));
  expect(view.calls.filter((call) => call === SELF)).toHaveLength(2);
});

test('leaving asks when something would be lost', async () => {
  const view = await open();
  await retype(view, /^Contact name/, 'Nimal');
  await view.user.click(view.dialog.getAllByRole('button', { name: 'Close' })[0]!);
  const asking = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await view.user.click(asking.getByRole('button', { name: 'Back' }));
  expect(view.dialog.getByLabelText(/^Contact name/)).toHaveValue('Nimal');
});

test('an organization that cannot be told says so', async () => {
  const view = await open({ [SELF]: () => refuse(500, 'internal') });
  expect(await view.dialog.findByText("Can't get organization info.")).toBeVisible();
  expect(view.dialog.queryByRole('tab')).toBeNull();
});

test('nothing keeps anybody from using it', async () => {
  const view = await open({ [SELF]: () => details({ change }) });
  await view.dialog.findByLabelText(/^Name/);
  for (const name of ['Organization', 'Branding', 'Home page', 'Mail server', 'Tokens']) {
    await view.tab(name);
    expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
  }
});
