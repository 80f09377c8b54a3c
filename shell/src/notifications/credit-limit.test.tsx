import { renderScreen } from 'shared-ui/testing';
import { openPopover } from '../navigation/testing/open-popover.ts';
import { Bell } from './bell.tsx';

const ORDER = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';

test.each([
  ['near', 'New order O-1: Harvest has used 85% of its credit limit'],
  ['above', 'New order O-1: Harvest is above its credit limit'],
])('warns of a credit limit and leads to the order: %s', async (state, text) => {
  const notification = {
    id: 'n1',
    kind: 'creditLimit',
    subjectId: ORDER,
    values: { number: 'O-1', organization: 'Harvest', state, percent: '85' },
    createdAt: 0,
    isRead: false,
  };
  renderScreen(<Bell />, {
    replies: { 'GET notifications': () => ({ items: [notification], total: 1, page: 1, limit: 20, unread: 1 }) },
  });
  const list = openPopover(/^Notifications/);
  const link = await list.findByRole('link', { name: new RegExp(`^Unread: ${text}`) });
  expect(link).toHaveAttribute('href', `/orders/${ORDER}`);
});
