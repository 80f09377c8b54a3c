import { screen, waitFor, within } from '@testing-library/react';
import type { OrderComment } from 'shared-contracts/orders/order-comments';
import { chooseAction, errorReply, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import { order, START } from '../testing/orders.fixtures.ts';
import { CommentsSection } from './comments-section.tsx';

const ownOrganization = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Ceylon Tea Exports' };
const partner = { id: 'partner-1', name: 'Lanka Transporters' };
const kamala = { id: 'user-1', name: 'Kamala Silva', organization: ownOrganization };
const dan = { id: 'user-2', name: 'Dan Perera', organization: partner };

const comment = (overrides: Partial<OrderComment> = {}): OrderComment => ({
  id: 'comment-1',
  revision: 1,
  text: 'Gate 4 opens at 6, @Kamala Silva',
  visibility: 'partner',
  author: { id: 'user-2', name: 'Dan Perera' },
  organization: partner,
  mentions: [{ id: 'user-1', name: 'Kamala Silva' }],
  createdAt: START,
  editedAt: null,
  actions: [],
  ...overrides,
});
const own = comment({
  id: 'comment-2',
  text: 'They are late again',
  visibility: 'internal',
  author: { id: 'me', name: 'Nadia' },
  organization: ownOrganization,
  mentions: [],
  editedAt: START + 60,
  actions: ['edit', 'delete'],
});
const pageOf = (items: OrderComment[], overrides: object = {}) => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  actions: ['write'],
  ...overrides,
});

const renderSection = (replies: Replies, url = '/orders/order-1') =>
  renderScreen(<CommentsSection order={order({ organization: ownOrganization, partner })} />, {
    url,
    path: '/orders/:id',
    replies: {
      'GET orders/:id/comments/people': ({ query }) => ({
        ...pageOf([]),
        items: [kamala, dan].filter(
          ({ name, organization }) =>
            name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()) &&
            (query.get('visibility') === 'partner' || organization === ownOrganization),
        ),
      }),
      ...replies,
    },
  });
const findItems = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('lists comments from the oldest with author, organization, time and visibility', async () => {
  const { user, calls, baseElement } = renderSection({
    'GET orders/:id/comments': ({ query }) => pageOf([own, comment()], { total: query.get('limit') === '20' ? 3 : 2 }),
  });
  expect(await findItems()).toEqual([
    'Dan PereraLanka TransportersShared01.12.2030 11:30Gate 4 opens at 6, @Kamala Silva',
    'NadiaCeylon Tea ExportsInternal01.12.2030 11:30 · editedThey are late again',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show earlier comments' }));
  await waitFor(() => expect(calls).toContain('GET orders/order-1/comments?limit=40'));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('mentions a person by keyboard, and shares the comment', async () => {
  const bodies: unknown[] = [];
  const { user, baseElement } = renderSection({
    'GET orders/:id/comments': () => pageOf([]),
    'POST orders/:id/comments': ({ body }) => (bodies.push(body), comment()),
  });
  expect(await screen.findByText('No comments yet')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Visible to'), 'Ceylon Tea Exports and Lanka Transporters');
  const field = screen.getByRole('textbox', { name: 'Comment' });
  expect(screen.getByRole('button', { name: 'Add comment' })).toBeDisabled();
  await user.type(field, 'Call @');
  const list = await screen.findByRole('listbox', { name: 'People' });
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option')[1]?.id);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Call @Dan Perera ');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(bodies).toEqual([{ text: 'Call @Dan Perera', visibility: 'partner', mentionIds: ['user-2'] }]);
});

test('shows whom an internal comment does not reach', async () => {
  const bodies: unknown[] = [];
  const { user } = renderSection({
    'GET orders/:id/comments': () => pageOf([]),
    'POST orders/:id/comments': ({ body }) => (bodies.push(body), comment()),
  });
  const visibility = await screen.findByLabelText('Visible to');
  await user.selectOptions(visibility, 'partner');
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), '@dan');
  await user.click(await screen.findByRole('option', { name: /Dan Perera/ }));
  await user.selectOptions(visibility, 'internal');
  expect(screen.getByText('Dan Perera can’t read internal comments and won’t be notified.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(bodies).toEqual([{ text: '@Dan Perera', visibility: 'internal', mentionIds: [] }]));
});

test('edits and deletes an own comment', async () => {
  const bodies: unknown[] = [];
  const { user, calls, notices } = renderSection({
    'GET orders/:id/comments': () => pageOf([own]),
    'PATCH orders/comments/:id': ({ body }) => (bodies.push(body), own),
    'DELETE orders/comments/:id': () => ({ id: own.id }),
  });
  await chooseAction(user, 'Comment by Nadia', 'Edit');
  const thread = within(await screen.findByRole('listitem'));
  await user.type(thread.getByRole('textbox', { name: 'Comment' }), ' today');
  await user.click(thread.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ text: 'They are late again today', mentionIds: [] }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  await chooseAction(user, 'Comment by Nadia', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toEqual(['Comment deleted']));
  expect(calls).toContain('DELETE orders/comments/comment-2');
});

test('a notification leads to its comment', async () => {
  const { calls } = renderSection(
    { 'GET orders/:id/comments': () => pageOf([own, comment()], { actions: [] }) },
    '/orders/order-1?comment=comment-1',
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus());
  expect(calls).toEqual(['GET orders/order-1/comments?limit=9999']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('preserves the text when sending fails, and reloads after an error', async () => {
  let failures = 1;
  const { user, notices } = renderSection({
    'GET orders/:id/comments': () => (failures-- > 0 ? errorReply(500, 'internal') : pageOf([])),
    'POST orders/:id/comments': () => errorReply(500, 'internal'),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await user.type(field, 'Important');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(field).toHaveValue('Important');
});
