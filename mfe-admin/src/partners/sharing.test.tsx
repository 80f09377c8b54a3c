import { screen, waitFor, within } from '@testing-library/react';
import type { NetworkSharing } from 'shared-contracts/network/sharing';
import { chooseAction, errorReply, findAccessibilityViolations, testUsers, type Replies } from 'shared-ui/testing';
import { lanka, toPage } from './testing/fixtures.ts';
import { renderPage, rowOf } from './testing/render-page.tsx';

const nimal = { id: 'contact-1', name: 'Nimal Perera' };
const kamala = { id: 'contact-2', name: 'Kamala Silva' };
const sharing: NetworkSharing = {
  id: lanka.id,
  revision: 1,
  contacts: { scope: 'chosen', chosen: [nimal] },
  locations: { scope: 'none', chosen: [] },
};
const pageOf = (...items: { id: string; name: string }[]) => ({ items, total: items.length, page: 1, limit: 20 });
const openDialog = async (replies: Replies = {}) => {
  const view = renderPage({
    'GET partners/:id/sharing': () => sharing,
    'GET contacts': () => pageOf(nimal, kamala),
    'GET locations': () => pageOf({ id: 'location-1', name: 'Colombo Port' }),
    ...replies,
  });
  await chooseAction(view.user, 'Lanka Lines', 'Share contacts and locations');
  const dialog = within(await screen.findByRole('dialog', { name: 'Share contacts and locations' }));
  const contacts = within(await dialog.findByRole('group', { name: 'Contacts' }));
  const locations = within(dialog.getByRole('group', { name: 'Locations' }));
  return { ...view, dialog, contacts, locations };
};

test('shows what is shared with a partner and shares other contacts and all locations', async () => {
  let sent: unknown;
  const { user, notices, dialog, contacts, locations, baseElement } = await openDialog({
    'PATCH partners/:id/sharing': ({ body }) => ((sent = body), sharing),
  });
  expect(contacts.getByRole('combobox', { name: 'Share' })).toHaveValue('chosen');
  expect(contacts.getByText('Nimal Perera')).toBeVisible();
  expect(locations.getByRole('combobox', { name: 'Share' })).toHaveValue('none');
  expect(locations.queryByRole('combobox', { name: /Shared with/ })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(contacts.getByRole('combobox', { name: /Shared with the partner/ }));
  await user.click(await screen.findByRole('option', { name: 'Kamala Silva' }));
  await user.selectOptions(locations.getByRole('combobox', { name: 'Share' }), 'All');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['Sharing saved']));
  expect(sent).toEqual({
    contacts: { scope: 'chosen', ids: ['contact-1', 'contact-2'] },
    locations: { scope: 'all', ids: [] },
  });
});

test('reports that the partnership is no longer active', async () => {
  const { user, dialog } = await openDialog({
    'PATCH partners/:id/sharing': () => errorReply(409, 'partnershipStatus', { params: { status: 'blocked' } }),
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This partnership has changed in the meantime')).toBeVisible();
});

test('is offered only where the API allows it, and never to readers', async () => {
  const page = { 'GET partners': () => toPage({ ...lanka, actions: ['block'] }) };
  renderPage(page, '/?dialog=sharing&id=partner-1', testUsers.reader);
  const row = await rowOf('Lanka Lines');
  expect(row.queryByText('Share contacts and locations')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows both versions when a colleague has shared other contacts in the meantime', async () => {
  let stored = sharing;
  const sent: unknown[] = [];
  const { user, dialog, contacts } = await openDialog({
    'GET partners/:id/sharing': () => stored,
    'PATCH partners/:id/sharing': ({ headers, body }) => {
      if (headers.get('if-match') === `"${stored.revision}"`) return (sent.push(body), stored);
      const by = { id: 'kumari', name: 'Kumari Silva' };
      return errorReply(409, 'changedMeanwhile', {
        conflict: { revision: stored.revision, at: 5, by, fields: ['contacts'], isOwn: false },
      });
    },
  });
  await user.selectOptions(contacts.getByRole('combobox', { name: 'Share' }), 'No others');
  stored = { ...sharing, revision: 2, contacts: { scope: 'all', chosen: [nimal] } };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const panel = within(await dialog.findByRole('alert'));
  await user.click(panel.getByRole('radio', { name: /^Take theirs/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ contacts: { scope: 'all' } }]));
});
