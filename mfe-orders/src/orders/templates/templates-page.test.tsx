import { screen, waitFor, within } from '@testing-library/react';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import { order, pageOf } from '../testing/orders.fixtures.ts';
import { template, templateRow } from '../testing/templates.fixtures.ts';
import TemplatesPage from './templates-page.tsx';

const renderPage = (replies: Replies = {}, url = '/', user = testUsers.cargoOwner) =>
  renderScreen(<TemplatesPage />, {
    url,
    user,
    replies: {
      'GET order-templates': () => pageOf(templateRow),
      'GET order-templates/:id': () => template,
      'GET shared/timezones': () =>
        pageOf({ id: 'zone-1', name: 'Asia/Colombo' }, { id: 'zone-2', name: 'Europe/Rome' }),
      ...replies,
    },
  });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('lists templates with partner, route and time zone, and searches by name', async () => {
  const { user, calls, baseElement } = renderPage();
  expect(await screen.findByRole('cell', { name: 'Tea to Kandy' })).toBeVisible();
  for (const name of ['Lanka Transporters Full truck load', 'Colombo Port → Kandy Depot', 'Asia/Colombo'])
    expect(screen.getByRole('cell', { name })).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'tea');
  await waitFor(() => expect(calls.at(-1)).toContain('search=tea'));
});

test('creates an order for the selected day and opens its form', async () => {
  const sent: unknown[] = [];
  const { user, router, notices, baseElement } = renderPage({
    'POST order-templates/:id/orders': ({ body }) =>
      sent.push(body) === 1
        ? errorReply(422, 'invalid', { fields: { day: { code: 'inPast', message: 'Day is in the past' } } })
        : order({ id: 'order-9' }),
  });
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  const dialog = await findDialog('New order from Tea to Kandy');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  const day = await dialog.findByRole('textbox', { name: 'Pickup day' });
  const enter = async (text: string) => {
    await user.clear(day);
    await user.paste(text);
    await user.click(dialog.getByRole('button', { name: 'Create order' }));
  };
  await user.click(day);
  await enter('01.12.2020');
  await waitFor(() => expect(day).toHaveAccessibleDescription(/Choose today or a later day/));
  await user.click(day);
  await enter('24.12.2030');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-9/edit'));
  expect(sent).toEqual([{ day: '2020-12-01' }, { day: '2030-12-24' }]);
  expect(notices).toEqual(['Order created']);
});

test('a template that no longer fits leads to its form', async () => {
  const lost = { fields: { 'cargoItems.0.cargoId': { code: 'notFound', message: 'Cargo not found' } } };
  const { user } = renderPage({ 'POST order-templates/:id/orders': () => errorReply(422, 'invalid', lost) });
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  const dialog = await findDialog('New order from Tea to Kandy');
  await user.click(await dialog.findByRole('button', { name: 'Create order' }));
  expect(await dialog.findByText(/The template doesn’t fit anymore/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Edit template' })).toHaveAttribute(
    'href',
    '/order-templates/template-1/edit',
  );
});

test('renames a template and shows that a name is taken', async () => {
  const sent: unknown[] = [];
  const taken = { fields: { name: { code: 'alreadyExists', message: 'A template with this name already exists' } } };
  const { user, notices } = renderPage({
    'PATCH order-templates/:id': ({ body }) => (sent.push(body) === 1 ? errorReply(422, 'invalid', taken) : template),
  });
  await screen.findByRole('cell', { name: 'Tea to Kandy' });
  await chooseAction(user, 'Tea to Kandy', 'Rename');
  const dialog = await findDialog('Name and time zone');
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'A template with this name already exists',
    ),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), '0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Tea to Kandy 20', timeZone: 'Asia/Colombo' }));
  await waitFor(() => expect(notices).toEqual(['Template saved']));
});

test('deletes a template after a confirmation', async () => {
  const { user, calls } = renderPage({ 'DELETE order-templates/:id': () => ({ id: 'template-1' }) });
  await screen.findByRole('cell', { name: 'Tea to Kandy' });
  await chooseAction(user, 'Tea to Kandy', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Orders made from it stay/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls).toContain('DELETE order-templates/template-1'));
});

test('shows empty, failed and forbidden lists, and no actions to a reader', async () => {
  const empty = renderPage({ 'GET order-templates': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeVisible();
  empty.unmount();
  const failed = renderPage({ 'GET order-templates': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  failed.unmount();
  const forbidden = renderPage({ 'GET order-templates': () => errorReply(403, 'forbidden') });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  forbidden.unmount();
  const reading = { 'GET order-templates': () => pageOf({ ...templateRow, actions: [] }) };
  renderPage(reading, '/?dialog=use&id=template-1', testUsers.reader);
  await screen.findByRole('cell', { name: 'Tea to Kandy' });
  expect(screen.queryByRole('button', { name: 'New order' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
