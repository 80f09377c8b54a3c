import { screen, waitFor, within } from '@testing-library/react';
import type { CargoDetails } from 'shared-contracts/network/cargos';
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
import CargosPage from './cargos-page.tsx';

const [dry, ice] = [
  { id: 'dry', name: 'Dry' },
  { id: 'ice', name: 'Ice' },
];
const tea: CargoDetails = {
  id: 'tea',
  revision: 1,
  name: 'Tea chests',
  code: 'TEA',
  cargoType: dry,
  allowedCargoTypes: [ice],
  shippingUnit: 'Chest',
  billingBy: 'weight',
  width: '1.000',
  height: '1.500',
  length: '1.200',
  weight: '52.500',
  actualSpace: '1.800',
  effectiveSpace: '2.000',
  createdAt: 1_767_261_600,
  actions: ['edit', 'delete'],
  usedBy: { count: 1, numbers: ['O-1'] },
};
const pageOf = <T,>(...items: T[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/', user = testUsers.cargoOwner) =>
  renderScreen(<CargosPage />, {
    url,
    user,
    replies: {
      'GET cargos': () => pageOf(tea),
      'GET cargos/tea': () => tea,
      'GET cargos/tea/timeline': () => ({ items: [] }),
      'GET vehicles/cargo-types': () => pageOf(dry, ice),
      ...replies,
    },
  });

test('shows measures and filters by type', async () => {
  const { user, calls, baseElement } = renderPage();
  const row = (await screen.findByRole('cell', { name: 'Tea chests' })).closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['TEA', 'Dry Chest', 'Weight', '53 kg', '2.00 CBM']));
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  await user.click(screen.getByRole('combobox', { name: 'Cargo type' }));
  await user.click(await screen.findByRole('option', { name: 'Dry' }));
  await waitFor(() => expect(calls.at(-1)).toContain('cargoTypeId=dry'));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('editing updates the actual space with the dimensions and shows a duplicate code', async () => {
  const sent: unknown[] = [];
  const fields = { code: { code: 'alreadyExists', message: 'taken' } };
  const { user, baseElement } = renderPage(
    { 'PATCH cargos/tea': ({ body }) => (sent.push(body), errorReply(422, 'invalid', { fields })) },
    '/?dialog=edit.tea',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit cargo' }));
  const length = await dialog.findByRole('textbox', { name: 'Length' });
  expect(dialog.getByText('1.80 CBM')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.clear(length);
  await user.paste('2');
  expect(await dialog.findByText('3.00 CBM')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Effective space' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Cargo with same code already exist')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Tea chests',
      code: 'TEA',
      cargoTypeId: 'dry',
      allowedCargoTypeIds: ['ice'],
      shippingUnit: 'Chest',
      billingBy: 'weight',
      width: '1.000',
      height: '1.500',
      length: '2',
      weight: '52.500',
      effectiveSpace: null,
      palletPlaces: null,
      stackLayers: null,
    },
  ]);
});

test('shows the orders that contain a cargo and prevent its deletion', async () => {
  const { user } = renderPage({
    'DELETE cargos/tea': () => errorReply(409, 'cargoInUse', { params: { count: 1, numbers: ['O-1'] } }),
  });
  await chooseAction(user, 'Tea chests', 'Cargo');
  expect(await within(await screen.findByRole('dialog', { name: 'Cargo' })).findByText('1 order: O-1')).toBeVisible();
  await user.keyboard('{Escape}');
  await chooseAction(user, 'Tea chests', 'Delete');
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Confirm action?' })).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('An order contains this cargo: O-1. It cannot be deleted')).toBeVisible();
});

test('a reader cannot change anything, not even by URL', async () => {
  renderPage({}, '/?dialog=new', testUsers.reader);
  await screen.findByRole('cell', { name: 'Tea chests' });
  expect([screen.queryByRole('button', { name: 'New cargo' }), screen.queryByRole('dialog')]).toEqual([null, null]);
});
