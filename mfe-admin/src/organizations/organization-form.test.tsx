import { screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import OrganizationsPage from './organizations-page.tsx';
import { toDetails, toPage, tea } from './testing/fixtures.ts';

const lookups: Replies = {
  'GET shared/countries': () => ({
    items: [{ id: 'lk', name: 'Sri Lanka', fullName: 'Sri Lanka', shortName: 'LK' }],
    total: 1,
  }),
  'GET shared/currencies': () => ({
    items: [{ id: 'lkr', name: 'LKR', fullName: 'Sri Lankan Rupee', shortName: 'LKR', sign: 'Rs' }],
    total: 1,
  }),
};
async function openDialog(dialogName: string, replies: Replies = {}, user = testUsers.root) {
  const view = renderScreen(<OrganizationsPage />, {
    url: `/?dialog=${dialogName}`,
    user,
    replies: {
      'GET organizations': () => toPage(tea),
      'GET organizations/:id': () => toDetails(tea),
      ...lookups,
      ...replies,
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('tab', { name: 'Organization' });
  const enter = async (label: RegExp, text: string) => {
    const field = await dialog.findByLabelText(label);
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(text);
  };
  const tab = (name: string) => view.user.click(dialog.getByRole('tab', { name }));
  const press = (name: string) => view.user.click(dialog.getByRole('button', { name }));
  return { ...view, dialog, enter, tab, press };
}
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('creating an organization', () => {
  const requiredFields = [
    [/^Name/, 'Lagoon'],
    [/^Registration ID/, 'PV 9'],
    [/^Business domain/, 'fishing'],
    [/^Contact name/, 'Kamal'],
    [/^Contact e-mail/, 'kamal@lagoon.example'],
  ] as const;
  const fillRequiredFields = async ({ user, dialog, enter }: Awaited<ReturnType<typeof openDialog>>) => {
    for (const [label, text] of requiredFields) await enter(label, text);
    for (const [label, option] of [
      [/^Country/, /Sri Lanka/],
      [/^Currency/, /LKR/],
    ] as const) {
      await user.click(dialog.getByRole('combobox', { name: label }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
  };

  test('sends every entered value and offers the types that the API allows, the default first', async () => {
    let sent: unknown;
    const view = await openDialog('new', { 'POST organizations': ({ body }) => ((sent = body), { id: 'new' }) });
    const { dialog, enter, tab, press, notices, baseElement } = view;
    const type = dialog.getByRole('combobox', { name: /^Type/ });
    expect([
      (type as HTMLSelectElement).value,
      within(type)
        .getAllByRole('option', { hidden: true })
        .map((option) => (option as HTMLOptionElement).value)
        .filter(Boolean),
    ]).toEqual(['4pl', ['4pl', '3pl', '2pl', '1pl', 'fleetOwner']]);
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
    await fillRequiredFields(view);
    await tab('Branding');
    await enter(/^Host/, 'Portal.Lagoon.example');
    await enter(/^Accent colour/, '#0E7C66');
    await tab('Home page');
    await press('Add link');
    await enter(/^Link name/, 'Port');
    await enter(/^Link address/, 'https://port.example');
    await tab('Mail server');
    await enter(/^SMTP port/, '587');
    await press('Create organization');
    await expectDialogClosed();
    expect(sent).toMatchObject({
      name: 'Lagoon',
      type: '4pl',
      registrationId: 'PV 9',
      domain: 'fishing',
      countryId: 'lk',
      currencyId: 'lkr',
      contactName: 'Kamal',
      contactEmail: 'kamal@lagoon.example',
      language: 'en',
      host: 'portal.lagoon.example',
      accentColor: '#0E7C66',
      homeLinks: [{ label: 'Port', url: 'https://port.example' }],
      smtpPort: 587,
      smtpPassword: null,
      showVersion: false,
    });
    expect(notices).toEqual(['Organization created; the e-mail with its credentials is in the outbox']);
  }, 60_000);

  test('reports missing and taken values at their fields, also on another tab', async () => {
    const fields = { host: { code: 'duplicate', message: 'x' } };
    const view = await openDialog('new', { 'POST organizations': () => errorReply(422, 'invalid', { fields }) });
    const { dialog, enter, tab, press } = view;
    await press('Create organization');
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription('Field is required'));
    await fillRequiredFields(view);
    await tab('Branding');
    await enter(/^Host/, 'no host');
    await tab('Organization');
    await press('Create organization');
    expect(await dialog.findByLabelText(/^Host/)).toBeInvalid();
    await enter(/^Host/, 'taken.example');
    await press('Create organization');
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Host/)).toHaveAccessibleDescription(/Organization with same host already exist/),
    );
  }, 60_000);

  test('offers the host field only to root', async () => {
    const { dialog, tab } = await openDialog('new', {}, testUsers.cargoOwner);
    await tab('Branding');
    expect(await dialog.findByLabelText(/^Page title/)).toBeVisible();
    expect(dialog.queryByLabelText(/^Host/)).toBeNull();
  });
});

describe('editing an organization', () => {
  test('sends only the changed values and the new logo', async () => {
    const sent: unknown[] = [];
    const save = ({ body }: { body: unknown }) => (sent.push(body), toDetails(tea));
    const { user, dialog, enter, tab, press, notices, baseElement } = await openDialog('edit.tea', {
      'PATCH organizations/tea': save,
      'POST organizations/tea/logo': save,
    });
    expect([
      dialog.getByText('Active').textContent,
      (dialog.getByLabelText(/^Country/) as HTMLInputElement).value,
    ]).toEqual(['Active', 'Sri Lanka']);
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
    await enter(/^Name/, 'Ceylon Tea Exports');
    await user.upload(
      dialog.getByLabelText(/^New logo/),
      new File([new Uint8Array([1])], 'logo.png', { type: 'image/png' }),
    );
    await tab('Mail server');
    expect(await dialog.findByLabelText(/^Password/)).toHaveAccessibleDescription(
      'A password is set. Leave this empty to keep it.',
    );
    await enter(/^SMTP host/, '');
    await press('Save');
    await expectDialogClosed();
    expect([sent[0], (sent[1] as FormData).get('logo')]).toEqual([
      { name: 'Ceylon Tea Exports', smtpHost: null },
      expect.objectContaining({ name: 'logo.png' }),
    ]);
    expect(notices).toEqual(['Organization saved']);
  }, 60_000);

  test('sends nothing when nothing was changed', async () => {
    const { press, calls, notices } = await openDialog('edit.tea');
    await press('Save');
    await expectDialogClosed();
    expect([notices, calls.filter((call) => !call.startsWith('GET'))]).toEqual([['No changes to save'], []]);
  });

  test('reports an organization that no longer exists', async () => {
    renderScreen(<OrganizationsPage />, {
      url: '/?dialog=edit.deleted',
      user: testUsers.root,
      replies: { 'GET organizations': () => toPage(tea) },
    });
    expect(await within(await screen.findByRole('dialog')).findByText('Not found')).toBeVisible();
  });
});
