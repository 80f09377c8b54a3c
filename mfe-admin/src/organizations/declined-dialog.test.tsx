import { screen, waitFor, within } from '@testing-library/react';
import type { DeclinedRegistration } from 'shared-contracts/identity/organizations';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import OrganizationsPage from './organizations-page.tsx';
import { tea, toPage } from './testing/fixtures.ts';

const fake: DeclinedRegistration = {
  id: 'declined-1',
  name: 'Fake Freight',
  type: '3pl',
  registrationId: 'PV fake',
  contactName: 'Nobody Known',
  contactEmail: 'who@declined.example',
  reason: 'No such number',
  registeredAt: 1_767_261_600,
  declinedAt: 1_768_261_600,
};
const pageOf = (items: DeclinedRegistration[], total = items.length) => ({ items, total, page: 1, limit: 100 });

const renderPage = (replies: Replies = {}, user = testUsers.root) =>
  renderScreen(<OrganizationsPage />, {
    url: '/',
    user,
    replies: {
      'GET organizations': () => toPage(tea),
      'GET organizations/declined': () => pageOf([fake, { ...fake, id: 'declined-2', name: 'Ghost', reason: null }]),
      ...replies,
    },
  });

async function open({ user }: Pick<ReturnType<typeof renderPage>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Declined registrations' }));
  return within(await screen.findByRole('dialog', { name: 'Declined registrations' }));
}

test('shows root what was declined, when and why, and searches it', async () => {
  const view = renderPage();
  const dialog = await open(view);
  const [first, second] = await dialog.findAllByRole('listitem');
  for (const text of [
    'Fake Freight',
    'PV fake · Nobody Known, who@declined.example',
    'Registered 01.01.2026, declined 13.01.2026',
    'No such number',
  ])
    expect(first).toHaveTextContent(text);
  expect(second).toHaveTextContent('No reason given');
  expect(await findAccessibilityViolations(view.baseElement)).toEqual([]);
  await view.user.type(dialog.getByRole('searchbox'), 'ghost');
  await waitFor(() => expect(view.calls).toContain('GET organizations/declined?search=ghost&limit=100'));
});

test('deletes one after a confirmation', async () => {
  const view = renderPage({ 'DELETE organizations/declined/:id': () => ({ id: fake.id }) });
  const dialog = await open(view);
  const [first] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent('Fake Freight');
  await chooseAction(view.user, 'Fake Freight', 'Delete');
  const confirm = within(await screen.findByRole('alertdialog'));
  expect(confirm.getByText(/registration of Fake Freight/)).toBeVisible();
  await view.user.click(confirm.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(view.calls).toContain('DELETE organizations/declined/declined-1'));
  expect(await screen.findByText('Registration deleted')).toBeVisible();
});

test('exports what is found', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const bodies: unknown[] = [];
  const view = renderPage({
    'POST organizations/declined/export': ({ body }) => {
      bodies.push(body);
      return new Response('x', { headers: { 'content-disposition': 'attachment; filename="declined.csv"' } });
    },
  });
  const dialog = await open(view);
  await view.user.type(dialog.getByRole('searchbox'), 'fake');
  await view.user.click(dialog.getByRole('button', { name: 'Export list' }));
  await screen.findByRole('menuitem', { name: /CSV/ });
  await view.user.keyboard('csv{Enter}');
  await waitFor(() => expect(view.calls).toContain('POST organizations/declined/export?search=fake'));
  expect(bodies).toMatchObject([{ format: 'csv', title: 'Declined registrations', columns: Array(8).fill({}) }]);
});

test('shows what will be here', async () => {
  const empty = await open(renderPage({ 'GET organizations/declined': () => pageOf([]) }));
  expect(await empty.findByText('Registrations that you decline appear here with the reason')).toBeVisible();
});

test('reports a failed request', async () => {
  const dialog = await open(renderPage({ 'GET organizations/declined': () => errorReply(500, 'internal') }));
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('is for root only', async () => {
  renderPage({}, { ...testUsers.root, role: 'admin' });
  expect(await screen.findByRole('cell', { name: /Ceylon Tea/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Declined registrations' })).toBeNull();
});
