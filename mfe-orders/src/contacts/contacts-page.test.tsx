import { screen, waitFor, within } from '@testing-library/react';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  type Replies,
  getTableWidth,
  MAX_TABLE_WIDTH,
} from 'shared-ui/testing';
import ContactsPage from './contacts-page.tsx';
import { ann, dora, pageOf, sunil } from './testing/contacts.fixtures.ts';

const history = {
  items: [
    {
      id: 'entry-1',
      event: 'created',
      from: null,
      to: null,
      user: 'nadia',
      actor: 'root',
      reason: null,
      occurredAt: 1_767_261_600,
      recordedAt: 1_767_261_600,
    },
  ],
};

const renderPage = (replies: Replies = {}, url = '/', user = testUsers.cargoOwner) =>
  renderScreen(<ContactsPage />, {
    url,
    user,
    replies: {
      'GET contacts': () => pageOf(ann, sunil, dora),
      'GET contacts/:id': () => ann,
      'GET contacts/:id/timeline': () => history,
      ...replies,
    },
  });

const findRow = async (name: string) => {
  const row = (await screen.findByRole('cell', { name })).closest('tr');
  if (!row) throw new Error(`${name} is not in a row`);
  return within(row);
};

test('shows contact data, purposes, locations and roles', async () => {
  const { baseElement } = renderPage();
  const row = await findRow('Ann Alwis');
  expect(
    row
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 5),
  ).toEqual(['Ann Alwis', 'ann@harvest.example +94 77 123 4567', 'DeliveryNotification', 'User', 'Kandy depot, Port']);
  expect((await findRow('Sunil Perera')).getByRole('cell', { name: 'Driver' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Organization' })).toBeNull();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('root sees the organization of each contact', async () => {
  renderPage({}, '/', testUsers.root);
  expect((await findRow('Ann Alwis')).getByRole('cell', { name: 'Ceylon Harvest' })).toBeVisible();
});

const pageOfNamed = (name: string) => ({ items: [{ id: name, name }], total: 1, page: 1, limit: 20 });

test('filters by flags, location and partner, searches from three characters on, with everything in the URL', async () => {
  const { user, router, calls } = renderPage({
    'GET locations': () => pageOfNamed('Kandy depot'),
    'GET partners': () => pageOfNamed('Lanka Carriers'),
  });
  await findRow('Ann Alwis');
  for (const [label, option] of [
    ['Delivery', 'For delivery'],
    ['Billing', 'Not for billing'],
    ['Notification', 'For notification'],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox', { name: label }), option);
  }
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Driver' }), 'Not drivers');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'User' }), 'Not users');
  for (const [label, name] of [
    ['Location', 'Kandy depot'],
    ['Contacts of partner', 'Lanka Carriers'],
  ] as const) {
    await user.click(dialog.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  }
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?isDelivery=true&isBilling=false&isNotification=true&isDriver=false&excludeContactsWithUser=true&locationId=Kandy+depot&partnerId=Lanka+Carriers',
    ),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search by name, e-mail or phone' }), 'ann');
  await waitFor(() =>
    expect(calls.at(-1)).toBe(
      'GET contacts?isDelivery=true&isBilling=false&isNotification=true&isDriver=false&excludeContactsWithUser=true&locationId=Kandy+depot&partnerId=Lanka+Carriers&search=ann&sort=name&page=1&limit=20',
    ),
  );
  expect(calls.filter((call) => /search=(a|an)(&|$)/.test(call))).toEqual([]);
});

test('offers the actions the API allows', async () => {
  const { user } = renderPage();
  expect((await findRow('Sunil Perera')).getByRole('button', { name: 'Edit' })).toBeVisible();
  await user.click((await findRow('Sunil Perera')).getByRole('button', { name: 'Actions: Sunil Perera' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Contact info']);
});

test('the info dialog shows details, usage and history', async () => {
  const { user, baseElement } = renderPage();
  await chooseAction(user, 'Ann Alwis', 'Contact info');
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact info' }));
  expect(await dialog.findByText('Ann Mary Alwis')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'ann@harvest.example' })).toHaveAttribute(
    'href',
    'mailto:ann@harvest.example',
  );
  for (const text of [
    'All stages',
    'Language of the user',
    'Stop of 5 orders',
    'O-000001, O-000002, O-000003, …',
    'Approver in 1 operation',
    'Tea export',
    '2 locations',
  ])
    expect(dialog.getByText(text)).toBeVisible();
  expect(await dialog.findByText(/root as nadia/)).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('the info dialog lists selected stages and shows when a contact is unused', async () => {
  renderPage(
    { 'GET contacts/:id': () => ({ ...dora, language: 'sin', notificationTypes: ['delivered', 'cancelled'] }) },
    '/?dialog=info.contact-3',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact info' }));
  for (const text of ['Delivered, Cancelled', 'සිංහල', 'Nothing uses this contact.'])
    expect(await dialog.findByText(text)).toBeVisible();
});

describe('deleting', () => {
  test('an unused contact asks for confirmation', async () => {
    const { user, calls, notices } = renderPage({
      'GET contacts/:id': () => dora,
      'DELETE contacts/:id': () => ({ id: dora.id }),
    });
    await chooseAction(user, 'Dora Silva', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm action?' }));
    expect(dialog.getByText('Deletes the contact Dora Silva. Nothing uses it. This can’t be undone.')).toBeVisible();
    expect(calls).not.toContain('DELETE contacts/contact-3');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(notices).toEqual(['Contact deleted']));
    expect(calls).toContain('DELETE contacts/contact-3');
  });

  test('a contact in use is not possible and shows the usage', async () => {
    const { user, baseElement } = renderPage();
    await chooseAction(user, 'Ann Alwis', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact cannot be deleted' }));
    expect(dialog.getByText('Ann Alwis is in use. Choose another contact there first.')).toBeVisible();
    expect(dialog.getByText('O-000001, O-000002, O-000003, …')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  });

  test('deleting a contact that is in use by now fails with the usage', async () => {
    const { user } = renderPage(
      {
        'GET contacts/:id': () => dora,
        'DELETE contacts/:id': () =>
          errorReply(409, 'contactInUse', { params: { name: 'Dora Silva', names: ['O-000009', 'Tea export'] } }),
      },
      '/?dialog=delete.contact-3',
    );
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Dora Silva cannot be deleted. Used by: O-000009, Tea export')).toBeVisible();
  });
});

test.each(['new', 'edit.contact-1', 'delete.contact-1'])('a reader cannot open %s, not even by URL', async (dialog) => {
  renderPage({ 'GET contacts': () => pageOf({ ...ann, actions: [] }) }, `/?dialog=${dialog}`, testUsers.reader);
  await findRow('Ann Alwis');
  expect(screen.queryByRole('button', { name: 'New contact' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows empty, failed, missing and forbidden states', async () => {
  const { unmount } = renderPage({ 'GET contacts': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No contacts found' })).toBeVisible();
  unmount();
  const failed = renderPage({ 'GET contacts': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  failed.unmount();
  const missing = renderPage({ 'GET contacts/:id': () => errorReply(404, 'notFound') }, '/?dialog=delete.contact-9');
  expect(await screen.findByText('Not found')).toBeVisible();
  missing.unmount();
  renderPage({ 'GET contacts': () => errorReply(403, 'forbidden') });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});
