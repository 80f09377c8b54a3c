import { anonymizeEntry } from './timeline.rules.ts';

const ENTRY = {
  id: 'e',
  event: 'approve',
  from: 'review',
  to: 'approved',
  reason: null,
  occurredAt: 10,
  recordedAt: 11,
};

test('hides who acted, but not that someone did', () => {
  expect(anonymizeEntry({ ...ENTRY, user: 'planner', actor: 'root' })).toStrictEqual({
    ...ENTRY,
    user: null,
    actor: null,
    isOfOthers: true,
  });
});

test('does not invent a user for an entry of the portal itself', () => {
  expect(anonymizeEntry({ ...ENTRY, user: null, actor: null })).toStrictEqual({ ...ENTRY, user: null, actor: null });
});
