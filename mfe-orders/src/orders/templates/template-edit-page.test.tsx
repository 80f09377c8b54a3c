import { screen, waitFor } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { enterText, getField, orderFormReplies, press } from '../testing/order-form.ts';
import { START, dryGoods, fullLoad, lanka, tea, yearly } from '../testing/orders.fixtures.ts';
import { template } from '../testing/templates.fixtures.ts';
import TemplateEditPage from './template-edit-page.tsx';

const renderPage = (replies: Replies = {}, user = testUsers.cargoOwner) =>
  renderScreen(<TemplateEditPage />, {
    url: '/order-templates/template-1/edit',
    path: '/order-templates/:id/edit',
    user,
    replies: { ...orderFormReplies, 'GET order-templates/:id': () => template, ...replies },
  });

test('edits the order of a template in the order form', async () => {
  let sent: unknown;
  const { user, router, notices, baseElement } = renderPage({
    'PATCH order-templates/:id': ({ body }) => ((sent = body), template),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit template Tea to Kandy' })).toBeVisible();
  expect(screen.getByText(/as for a pickup on 01.12.2030/)).toBeVisible();
  const expectedFields = { 'Order type': fullLoad, Partner: lanka, Contract: yearly, Operation: dryGoods };
  for (const [label, { name }] of Object.entries(expectedFields)) expect(getField(label, 'combobox')).toHaveValue(name);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await enterText(user, 'Description', 'Keep cool');
  await press(user, 'Save template');
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-templates'));
  expect(notices).toEqual(['Template saved']);
  expect(sent).toMatchObject({
    day: '2030-12-01',
    description: 'Keep cool',
    pickupFrom: START,
    vehicleTypeIds: template.vehicleTypeIds,
    cargoItems: template.cargoItems,
    stops: template.stops,
  });
  expect(sent).not.toHaveProperty('records');
});

test('preserves the cargo of each stop of a template', async () => {
  const [pickup, drop] = template.stops;
  const item = { packNumber: null, cargoId: tea.id, quantity: 10 };
  const stops = [pickup!, { ...drop!, items: [{ item: 1, quantity: 7 }] }, drop!];
  let sent: unknown;
  const { user } = renderPage({
    'GET order-templates/:id': () => ({ ...template, cargoItems: [item, item], stops }),
    'PATCH order-templates/:id': ({ body }) => ((sent = body), template),
  });
  await screen.findByRole('heading', { level: 1 });
  await press(user, 'Save template');
  await waitFor(() => expect(sent).toMatchObject({ stops }));
});

test('shows the API’s errors at their fields', async () => {
  const lost = { fields: { contractId: { code: 'notFound', message: 'Contract not found' } } };
  const { user } = renderPage({ 'PATCH order-templates/:id': () => errorReply(422, 'invalid', lost) });
  await screen.findByRole('heading', { level: 1 });
  await press(user, 'Save template');
  await waitFor(() =>
    expect(getField('Contract', 'combobox')).toHaveAccessibleDescription(/No longer available: choose another one/),
  );
});

test('a missing template, and a user who may not write orders', async () => {
  const missing = renderPage({ 'GET order-templates/:id': () => errorReply(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'Template not found' })).toBeVisible();
  missing.unmount();
  renderPage({}, testUsers.reader);
  expect(await screen.findByText(/You don’t have access/)).toBeVisible();
});
