import { screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import ContactsPage from './contacts-page.tsx';
import { ann, pageOf, sunil } from './testing/contacts.fixtures.ts';

const locationPage = {
  items: [
    { id: 'location-1', name: 'Kandy depot', address: 'Kandy' },
    { id: 'location-3', name: 'Galle yard', address: 'Galle' },
  ],
  total: 2,
  page: 1,
  limit: 20,
};

async function openDialog(dialog: 'new' | 'edit.contact-1', replies: Replies = {}, user = testUsers.cargoOwner) {
  const sent: unknown[] = [];
  const saveReply: Replies[string] = ({ body }) => (sent.push(body), ann);
  const view = renderScreen(<ContactsPage />, {
    url: `/?dialog=${dialog}`,
    user,
    replies: {
      'GET contacts': () => pageOf(),
      'GET contacts/:id': () => ann,
      'GET locations': () => locationPage,
      'POST contacts': saveReply,
      'PATCH contacts/:id': saveReply,
      ...replies,
    },
  });
  const form = within(await screen.findByRole('dialog', { name: dialog === 'new' ? 'New contact' : 'Edit contact' }));
  await form.findByLabelText(/^First name/);
  const field = (label: string | RegExp) => form.getByLabelText(label, { selector: 'input, select' });
  const enter = async (label: string | RegExp, text: string) => {
    await view.user.clear(field(label));
    if (text) await view.user.paste(text);
  };
  const save = () => view.user.click(form.getByText(dialog === 'new' ? 'Create contact' : 'Save'));
  return { ...view, sent, form, field, enter, save };
}

const REQUIRED = { 'First name': 'Nimal', 'Last name': 'Perera' };

test('a new contact requires names, and an email address or a phone number, and sends all entered values', async () => {
  const { user, field, enter, save, sent, notices, baseElement } = await openDialog('new');
  await save();
  for (const label of Object.keys(REQUIRED))
    await waitFor(() => expect(field(new RegExp(`^${label}\\*`))).toHaveAccessibleDescription('Field is required'));
  for (const label of ['Phone', 'E-mail'])
    expect(field(label)).toHaveAccessibleDescription('Enter an e-mail address or a phone number');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  for (const [label, text] of Object.entries(REQUIRED)) await enter(new RegExp(`^${label}\\*`), text);
  await enter('Phone', '077 123 4567');
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(''));
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
      email: '',
      phone: '077 123 4567',
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

test('shows notification types only for notification contacts and requires at least one', async () => {
  const { user, field, form, save, sent } = await openDialog('edit.contact-1', {
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

test('sends only changed fields', async () => {
  const { user, field, enter, form, save, sent, notices } = await openDialog('edit.contact-1');
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

test('a duplicate email address is a hint, not an error', async () => {
  const { field, calls, enter, save, sent } = await openDialog('edit.contact-1', {
    'GET contacts': ({ query }) => (query.get('email') ? pageOf(ann, sunil) : pageOf()),
  });
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Also the e-mail address of Sunil Perera'));
  expect(calls).toContain(
    `GET contacts?email=ann%40harvest.example&organizationId=${testUsers.cargoOwner.organizationId}&limit=3`,
  );
  await enter('Phone', '8');
  await save();
  await waitFor(() => expect(sent).toEqual([{ phone: '8' }]));
}, 60_000);

test("a driver's email and role cannot be changed here", async () => {
  const { field } = await openDialog('edit.contact-1', { 'GET contacts/:id': () => sunil }, testUsers.forwarder);
  expect(field('E-mail')).toBeDisabled();
  expect(field('E-mail')).toHaveAccessibleDescription('Change the e-mail address of a driver under Drivers.');
  expect(field('Driver')).toBeDisabled();
  expect(field('Driver')).toBeChecked();
  expect(field('Phone')).toBeEnabled();
});

test.each([
  [
    'a cargo owner cannot create drivers',
    testUsers.cargoOwner,
    'Driver',
    'You don’t have permission to create drivers.',
  ],
  [
    'a transporter cannot view locations',
    { ...testUsers.transporter, rules: testUsers.transporter.rules.filter(({ model }) => model !== 'order') },
    'Locations',
    'You don’t have permission to view locations.',
  ],
])('%s: the field is disabled with an explanation', async (_case, user, label, expected) => {
  const { field } = await openDialog('new', {}, user);
  expect(field(label)).toBeDisabled();
  expect(field(label)).toHaveAccessibleDescription(expected);
});

test('a fleet owner can make a contact a driver; API errors are shown at the fields', async () => {
  const fields = {
    isDriver: { code: 'mayNotMakeDrivers', message: 'x' },
    locationIds: { code: 'notFound', message: 'x' },
    phone: { code: 'phone', message: 'x', params: { example: '+94 71 234 5678' } },
  };
  const sent: unknown[] = [];
  const { user, field, save } = await openDialog(
    'edit.contact-1',
    { 'PATCH contacts/:id': ({ body }) => (sent.push(body), errorReply(422, 'invalid', { fields })) },
    testUsers.fleetOwner,
  );
  expect(field('Driver')).toHaveAccessibleDescription(/^Makes this contact a driver/);
  await user.click(field('Driver'));
  await save();
  await waitFor(() =>
    expect(field('Driver')).toHaveAccessibleDescription('You don’t have permission to create drivers'),
  );
  expect(field('Locations')).toHaveAccessibleDescription('Location not found');
  expect(field('Phone')).toHaveAccessibleDescription('Invalid phone number. Example: +94 71 234 5678');
  expect(sent).toEqual([{ isDriver: true }]);
}, 60_000);
