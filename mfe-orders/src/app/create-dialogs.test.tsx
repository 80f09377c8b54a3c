import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CargoDetails } from 'shared-contracts/network/cargos';
import type { ContactDetails } from 'shared-contracts/network/contacts';
import type { LocationDetails } from 'shared-contracts/network/locations';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { findAccessibilityViolations, testUsers, type Replies } from 'shared-ui/testing';
import { ann } from '../contacts/testing/contacts.fixtures.ts';
import { gate } from '../locations/testing/locations.fixtures.ts';
import { completeOrder, renderNewOrder } from '../orders/testing/new-order.tsx';
import { findStep, getField, press } from '../orders/testing/order-form.ts';
import { kandy, order, pageOf, tea } from '../orders/testing/orders.fixtures.ts';
import routes from './routes.tsx';

const oolong: CargoDetails = {
  ...tea,
  id: 'cargo-new',
  revision: 1,
  name: 'Oolong',
  allowedCargoTypes: [],
  billingBy: 'weight',
  createdAt: 1,
  actions: [],
  usedBy: { count: 0, numbers: [] },
};
const matara: LocationDetails = { ...gate, id: 'location-new', name: 'Matara', contacts: [] };
const anna: ContactDetails = { ...ann, id: 'contact-new', name: 'Anna de Silva' };

async function renderPage(replies: Replies, draft: Partial<OrderInput>, user = testUsers.cargoOwner) {
  const { default: Page } = await routes.pages['/order/new']();
  return renderNewOrder(replies, draft, user, <Page />);
}
async function goTo(user: UserEvent, step: 'Cargo' | 'Location') {
  for (const name of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await findStep(name);
    if (name === step) return;
  }
}
const DIALOG_WAIT = { timeout: 5_000 };

/** Chooses the option that creates a record, by keyboard. */
async function openCreateDialog(user: UserEvent, field: HTMLElement, text: string, title: string) {
  await user.type(field, text);
  await screen.findByRole('option', { name: `Create “${text}”…` });
  await user.keyboard('{End}{Enter}');
  return within(await screen.findByRole('dialog', { name: title }, DIALOG_WAIT));
}
type DialogQueries = Awaited<ReturnType<typeof openCreateDialog>>;

async function fillIn(user: UserEvent, dialog: DialogQueries, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    await user.click(dialog.getByRole('textbox', { name }));
    await user.paste(text);
  }
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('creates a cargo, a location and its contact from within an order, and selects them', async () => {
  const sent: Record<string, unknown> = {};
  const { user, baseElement, notices } = await renderPage(
    {
      'GET vehicles/cargo-types': () => pageOf({ id: 'food', name: 'Food' }),
      'POST cargos': ({ body }) => ((sent['cargo'] = body), oolong),
      'POST v2/locations': ({ body }) => ((sent['location'] = body), matara),
      'POST contacts': ({ body }) => ((sent['contact'] = body), anna),
      'POST orders': ({ body }) => ((sent['order'] = body), order()),
    },
    {
      ...completeOrder,
      reference: 'PO-78',
      cargoItems: [{ packNumber: null, cargoId: '', quantity: 3 }],
      stops: [
        { locationId: '', contactId: null },
        { locationId: kandy.id, contactId: null },
      ],
    },
  );
  await goTo(user, 'Cargo');
  const cargoDialog = await openCreateDialog(user, getField('Cargo', 'combobox'), 'Oolong', 'New cargo');
  expect(cargoDialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Oolong');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await fillIn(user, cargoDialog, { Code: 'OOL', 'Shipping unit': 'Chest', Weight: '400' });
  await fillIn(user, cargoDialog, { Width: '1', Height: '1', Length: '1' });
  await user.selectOptions(cargoDialog.getByRole('combobox', { name: 'Billing by' }), 'weight');
  await user.click(cargoDialog.getByRole('combobox', { name: 'Cargo type' }));
  await user.click(await screen.findByRole('option', { name: 'Food' }));
  await user.click(cargoDialog.getByRole('button', { name: 'Create cargo' }));
  await expectClosed();
  expect(getField('Cargo', 'combobox')).toHaveValue('Oolong');
  await waitFor(() => expect(getField('Cargo', 'combobox')).toHaveFocus());
  expect(getField('Quantity')).toHaveValue('3');
  expect(await screen.findByText('24.0%')).toBeVisible(); // the load counts the new cargo's weight

  await press(user, 'Next');
  await findStep('Location');
  const locationDialog = await openCreateDialog(user, getField('Pickup', 'combobox'), 'Matara', 'New location');
  expect(locationDialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Matara');
  await fillIn(user, locationDialog, { Latitude: '5.95', Longitude: '80.53' });
  await user.click(locationDialog.getByRole('button', { name: 'Create location' }));
  await expectClosed();
  expect(getField('Pickup', 'combobox')).toHaveValue('Matara');
  await waitFor(() => expect(getField('Pickup', 'combobox')).toHaveFocus());

  const [contactField] = screen.getAllByRole('combobox', { name: 'Contact' });
  const contactDialog = await openCreateDialog(user, contactField as HTMLElement, 'Anna de Silva', 'New contact');
  expect(contactDialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Anna');
  expect(contactDialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('de Silva');
  expect(contactDialog.getByRole('button', { name: 'Remove Matara' })).toBeVisible();
  await fillIn(user, contactDialog, { Phone: '077 123 4567' });
  await user.click(contactDialog.getByRole('button', { name: 'Create contact' }));
  await expectClosed();
  expect(contactField).toHaveValue('Anna de Silva');
  await waitFor(() => expect(contactField).toHaveFocus());

  await press(user, 'Save and continue later');
  await waitFor(() => expect(sent).toHaveProperty('order'));
  expect(sent).toMatchObject({
    cargo: { name: 'Oolong', code: 'OOL', cargoTypeId: 'food' },
    location: { name: 'Matara', latitude: 5.95, longitude: 80.53 },
    contact: { firstName: 'Anna', lastName: 'de Silva', phone: '077 123 4567', locationIds: [matara.id] },
    order: {
      reference: 'PO-78',
      cargoItems: [{ cargoId: oolong.id, quantity: 3 }],
      stops: [{ locationId: matara.id, contactId: anna.id }, { locationId: kandy.id }],
    },
  });
  expect(notices).toEqual(['Cargo saved', 'Location saved', 'Contact saved', 'Order saved']);
}, 120_000);

test('closing the dialog leaves the order unchanged', async () => {
  const { user } = await renderPage({}, completeOrder);
  await goTo(user, 'Cargo');
  const cargo = getField('Cargo', 'combobox');
  await user.clear(cargo);
  const dialog = await openCreateDialog(user, cargo, 'Green tea', 'New cargo');
  await user.click(dialog.getByRole('button', { name: 'Create cargo' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription('Field is required'),
  );
  await user.keyboard('{Escape}');
  await expectClosed();
  expect(cargo).toHaveValue('Ceylon tea');
  await waitFor(() => expect(cargo).toHaveFocus());
});

test('offers only records that the user may create, with a name that is not taken', async () => {
  const { cargoOwner } = testUsers;
  const rules = cargoOwner.rules.filter(({ model, rule }) => model !== 'location' || rule !== 'write');
  const { user } = await renderPage({}, completeOrder, { ...cargoOwner, rules });
  await goTo(user, 'Cargo');
  const cargo = getField('Cargo', 'combobox');
  await user.clear(cargo);
  await user.type(cargo, 'ceylon TEA');
  expect(await screen.findByRole('option', { name: /^Ceylon tea/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull();
  await user.type(cargo, 's');
  expect(await screen.findByRole('option', { name: 'Create “ceylon TEAs”…' })).toBeVisible();
  await press(user, 'Next');
  await findStep('Location');
  const pickup = getField('Pickup', 'combobox');
  await user.clear(pickup);
  await user.type(pickup, 'Matara');
  expect(await screen.findByRole('option', { name: /^Colombo Port/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull();
});
