import { screen, within } from '@testing-library/react';
import type { EdiPartner } from 'shared-contracts/edi';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import EdiPartnersPage from './edi-partners-page.tsx';

const shipper: EdiPartner = {
  id: 'partner-1',
  partner: 'ZZ/SHIPPER',
  method: 'http',
  url: 'https://edi.example/in',
  user: 'Kumari Silva',
  carrier: { id: 'carrier-1', name: 'Serendib', ownId: 'ZZ/ACME', syntax: 'x12' },
  createdAt: 1_767_261_600,
};
const admin = { ...testUsers.cargoOwner, role: 'admin' as const };
const toPage = (folder: string | null, ...items: EdiPartner[]) => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  folder,
});
const renderPage = (replies: Replies = {}) =>
  renderScreen(<EdiPartnersPage />, {
    user: admin,
    replies: { 'GET edi/partners': () => toPage('ACME', shipper), ...replies },
  });

test('lists partners with their delivery', async () => {
  const { baseElement } = renderPage();
  const row = within((await screen.findByRole('cell', { name: 'ZZ/SHIPPER' })).closest('tr') as HTMLElement);
  expect(
    row
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 6),
  ).toEqual(['ZZ/SHIPPER', 'HTTP address', 'https://edi.example/in', 'Serendib', 'Kumari Silva', '01.01.2026 15:30']);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('creates a partner with a folder, and shows its location', async () => {
  const bodies: unknown[] = [];
  const { user, notices } = renderPage({ 'POST edi/partners': ({ body }) => (bodies.push(body), shipper) });
  await user.click(await screen.findByRole('button', { name: 'New EDI partner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New EDI partner' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Partner' }), 'SHIPPER');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Delivery' }), 'Folder');
  expect(await dialog.findByText(/Messages are written to ACME\/out/)).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Address' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Create partner' }));
  expect(await dialog.findByText(/Enter qualifier and id with a slash/)).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Partner' }));
  await user.type(dialog.getByRole('textbox', { name: 'Partner' }), 'ZZ/SHIPPER');
  await user.click(dialog.getByRole('button', { name: 'Create partner' }));
  await screen.findByRole('cell', { name: 'ZZ/SHIPPER' });
  expect(bodies).toEqual([{ partner: 'ZZ/SHIPPER', method: 'folder', url: null, carrier: null }]);
  expect(notices).toEqual(['EDI partner saved']);
});

test('offers no folder if the server has none, and shows validation errors', async () => {
  const fields = { partner: { code: 'taken', message: 'taken' } };
  const { user } = renderPage({
    'GET edi/partners': () => toPage(null),
    'POST edi/partners': () => errorReply(422, 'invalid', { fields }),
  });
  const [create] = await screen.findAllByRole('button', { name: 'New EDI partner' });
  await user.click(create as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'New EDI partner' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Partner' }), 'ZZ/SHIPPER');
  expect(dialog.queryByRole('option', { name: 'Folder' })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://edi.example/in');
  await user.click(dialog.getByRole('button', { name: 'Create partner' }));
  expect(await dialog.findByText('There are settings for this partner')).toBeVisible();
});

test('changes, renews the secret, and deletes after a confirmation', async () => {
  let partners = [shipper];
  const bodies: unknown[] = [];
  const { user } = renderPage({
    'GET edi/partners': () => toPage(null, ...partners),
    'PUT edi/partners/:id': ({ body }) => (bodies.push(body), shipper),
    'POST edi/partners/:id/secret': () => ({ secret: 'whsec_c2VjcmV0' }),
    'DELETE edi/partners/:id': () => ((partners = []), { id: 'partner-1' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit EDI partner' }));
  await user.clear(await dialog.findByRole('textbox', { name: 'Address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://edi.example/new');
  expect(dialog.getByRole('combobox', { name: 'Carrier' })).toHaveValue('Serendib');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'EDIFACT');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByRole('cell', { name: 'ZZ/SHIPPER' });
  const carrier = { id: 'carrier-1', ownId: 'ZZ/ACME', syntax: 'edifact' };
  expect(bodies).toEqual([{ partner: 'ZZ/SHIPPER', method: 'http', url: 'https://edi.example/new', carrier }]);
  await chooseAction(user, 'ZZ/SHIPPER', 'New secret');
  await user.click(await screen.findByRole('button', { name: 'New secret' }));
  expect(await screen.findByDisplayValue('whsec_c2VjcmV0')).toBeVisible();
  await user.keyboard('{Escape}');
  await chooseAction(user, 'ZZ/SHIPPER', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No EDI partners' })).toBeVisible();
});

test('shows errors and missing access', async () => {
  const broken = renderPage({ 'GET edi/partners': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  renderPage({ 'GET edi/partners': () => errorReply(403, 'forbidden') });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});
