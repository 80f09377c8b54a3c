import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import ContactsPage from './contacts-page.tsx';
import { ann, pageOf, sunil } from './testing/given.ts';

const places = {
  items: [
    { id: 'location-1', name: 'Kandy depot', address: 'Kandy' },
    { id: 'location-3', name: 'Galle yard', address: 'Galle' },
  ],
  total: 2,
  page: 1,
  limit: 20,
};

/** The dialog that an address opens, and fields by their label. */
async function open(dialog: 'new' | 'edit.contact-1', replies: Replies = {}, user = as.cargoOwner) {
  const sent: unknown[] = [];
  const keep: Replies[string] = ({ body }) => (sent.push(body), ann);
  const shown = renderScreen(<ContactsPage />, {
    at: `/?dialog=${dialog}`,
    user,
    replies: {
      'GET contacts': () => pageOf(),
      'GET contacts/:id': () => ann,
      'GET locations': () => places,
      'POST contacts': keep,
      'PATCH contacts/:id': keep,
      ...replies,
    },
  });
  const form = within(await screen.findByRole('dialog', { name: dialog === 'new' ? 'New contact' : 'Edit contact' }));
  await form.findByLabelText(/^First name/);
  const field = (label: string | RegExp) => form.getByLabelText(label, { selector: 'input, select' });
  const enter = async (label: string | RegExp, text: string) => {
    await shown.user.clear(field(label));
    if (text) await shown.user.paste(text);
  };
  const save = () => shown.user.click(form.getByText(dialog === 'new' ? 'Create contact' : 'Save'));
  return { ...shown, sent, form, field, enter, save };
}

const REQUIRED = { 'First name': 'Nimal', 'Last name': 'Perera', Phone: '+94 1', 'E-mail': 'n@x.lk' };

test('a new contact needs names, phone and address; all that is entered is sent', async () => {
  const { user, field, enter, save, sent, notices, baseElement } = await open('new');
  await save();
  for (const label of Object.keys(REQUIRED))
    await waitFor(() => expect(field(new RegExp(`^${label}\\*`))).toHaveAccessibleDescription('Field is required'));
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  for (const [label, text] of Object.entries(REQUIRED)) await enter(new RegExp(`^${label}\\*`), text);
  for (const label of ['SMS notification', 'Billing']) await user.click(field(label));
  await user.selectOptions(field('Language'), 'sin');
  await user.click(field('Locations'));
  for (const name of [/Kandy depot/, /Galle yard/]) await user.click(await screen.findByRole('option', { name }));
  await save();
  await waitFor(() => expect(notices).toEqual(['Contact saved']));
  expect(sent).toEqual([
    {
      firstName: 'Nimal',
      middleName: null,
      lastName: 'Perera',
      email: 'n@x.lk',
      phone: '+94 1',
      language: 'sin',
      byEmail: true,
      bySms: true,
      isDelivery: false,
      isBilling: true,
      isNotification: false,
      isDriver: false,
      notificationTypes: ann.notificationTypes,
      locationIds: ['location-1', 'location-3'],
    },
  ]);
}, 60_000);

test('notification types stand there only for notification; at least one is chosen', async () => {
  const { user, field, form, save, sent } = await open('edit.contact-1', {
    'GET contacts/:id': () => ({ ...ann, isNotification: false }),
  });
  expect(form.queryByText('Notification types')).toBeNull();
  await user.click(field('Notification'));
  const types = within(form.getByRole('group', { name: 'Notification types' }));
  expect(types.getAllByRole('checkbox', { checked: true })).toHaveLength(13);
  await user.click(types.getByLabelText('All stages'));
  await save();
  await waitFor(() => expect(field('Notification')).toHaveAccessibleDescription('Choose at least one stage below'));
  expect(sent).toEqual([]);
  for (const stage of ['Delivered', 'Delayed']) await user.click(types.getByLabelText(stage));
  await save();
  await waitFor(() => expect(sent).toEqual([{ isNotification: true, notificationTypes: ['delayed', 'delivered'] }]));
}, 60_000);

test('only what was changed is sent', async () => {
  const { user, field, enter, form, save, sent, notices } = await open('edit.contact-1');
  expect(field('Middle name')).toHaveValue('Mary');
  expect(field('Language')).toHaveAccessibleDescription(/This contact is a user/);
  await enter('Middle name', '');
  await user.click(field('Rejected'));
  await user.click(form.getByLabelText('Remove Port'));
  await save();
  await waitFor(() => expect(notices).toEqual(['Contact saved']));
  expect(sent).toEqual([
    {
      middleName: null,
      notificationTypes: ann.notificationTypes.filter((stage) => stage !== 'rejected'),
      locationIds: ['location-1'],
    },
  ]);
}, 60_000);

test('that others have the same address is a hint, not a refusal', async () => {
  const { field, calls, enter, save, sent } = await open('edit.contact-1', {
    'GET contacts': ({ query }) => (query.get('email') ? pageOf(ann, sunil) : pageOf()),
  });
  await waitFor(() =>
    expect(field(/^E-mail\*/)).toHaveAccessibleDescription('Also the e-mail address of Sunil Perera'),
  );
  expect(calls).toContain(
    `GET contacts?email=ann%40harvest.example&organizationId=${as.cargoOwner.organizationId}&limit=3`,
  );
  await enter(/^Phone/, '8');
  await save();
  await waitFor(() => expect(sent).toEqual([{ phone: '8' }]));
}, 60_000);

test("a driver's address and being one are changed where drivers are kept", async () => {
  const { field } = await open('edit.contact-1', { 'GET contacts/:id': () => sunil }, as.forwarder);
  expect(field(/^E-mail\*/)).toBeDisabled();
  expect(field(/^E-mail\*/)).toHaveAccessibleDescription('The e-mail address of a driver is changed under Drivers.');
  expect(field('Driver')).toBeDisabled();
  expect(field('Driver')).toBeChecked();
  expect(field(/^Phone/)).toBeEnabled();
});

test.each([
  ['a cargo owner makes no drivers', as.cargoOwner, 'Driver', 'You may not make drivers.'],
  [
    'a transporter sees no locations',
    { ...as.transporter, rules: as.transporter.rules.filter(({ model }) => model !== 'order') },
    'Locations',
    'You may not see locations.',
  ],
])('%s, and is told so', async (_who, user, label, told) => {
  const { field } = await open('new', {}, user);
  expect(field(label)).toBeDisabled();
  expect(field(label)).toHaveAccessibleDescription(told);
});

test('whoever may makes a driver of a contact; what the server refuses stands at its field', async () => {
  const fields = {
    isDriver: { code: 'mayNotMakeDrivers', message: 'x' },
    locationIds: { code: 'notFound', message: 'x' },
  };
  const sent: unknown[] = [];
  const { user, field, save } = await open(
    'edit.contact-1',
    { 'PATCH contacts/:id': ({ body }) => (sent.push(body), refuse(422, 'invalid', { fields })) },
    as.fleetOwner,
  );
  expect(field('Driver')).toHaveAccessibleDescription(/^Makes a driver of this contact/);
  await user.click(field('Driver'));
  await save();
  await waitFor(() => expect(field('Driver')).toHaveAccessibleDescription('You may not make drivers'));
  expect(field('Locations')).toHaveAccessibleDescription('Location not found');
  expect(sent).toEqual([{ isDriver: true }]);
}, 60_000);
