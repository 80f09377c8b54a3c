import fc from 'fast-check';
import { ORDER_TRANSITIONS } from '../stages/order-stage-table.rules.ts';
import { newsForPartner } from './partner-news.rules.ts';

const sent = { organizationId: 'owner', partnerId: 'partner', sentToPartnerId: 'partner', validatedAt: 1 };
const saved = { ...sent, validatedAt: null };

test.each([
  ['submit', 'validated', { ...saved, sentToPartnerId: null }, 'received'],
  ['submit', 'validated', saved, 'changed'],
  ['submit', 'validated', { ...saved, sentToPartnerId: 'another' }, 'received'],
  ['submit', 'pendingValidation', saved, null],
  ['approve', 'pending2ndValidation', saved, null],
  ['approve', 'validated', { ...saved, sentToPartnerId: null }, 'received'],
  ['reopen', 'saved', sent, 'withdrawn'],
  ['reopen', 'saved', saved, null],
  ['cancel', 'cancelled', sent, 'cancelled'],
  ['cancel', 'cancelled', saved, null],
  ['reattempt', 'validated', sent, 'changed'],
  ['removeFromTrip', 'validated', sent, null],
  ['startTrip', 'started', sent, null],
] as const)('%s to %s is the right news for the partner', (event, to, order, news) => {
  expect(newsForPartner({ event, to }, order, 'owner')).toBe(news);
  expect(newsForPartner({ event, to }, order, null)).toBe(news);
});

test('does not notify a partner of its own orders and changes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_TRANSITIONS), fc.constantFrom(sent, saved), (transition, order) => {
      expect(newsForPartner(transition, order, 'partner')).toBeNull();
      expect(newsForPartner(transition, { ...order, organizationId: 'partner' }, null)).toBeNull();
    }),
  );
});
