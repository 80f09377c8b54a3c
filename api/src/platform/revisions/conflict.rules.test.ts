import { type Change, summarizeChanges } from './conflict.rules.ts';

const kumari = { id: 'kumari', name: 'Kumari' };
const me = { id: 'me', name: 'Me' };
const change = (more: Partial<Change> = {}): Change => ({
  fields: ['name'],
  toStage: null,
  author: kumari,
  isOwn: false,
  at: 10,
  ...more,
});
const own = (more: Partial<Change> = {}) => change({ author: me, isOwn: true, ...more });

test.each<[string, Change[], object]>([
  ['a change by someone else', [change()], { at: 10, by: kumari, fields: ['name'], isOwn: false }],
  ["one's own change", [own()], { at: 10, by: me, fields: ['name'], isOwn: true }],
  ["one's own newest", [own({ at: 1 }), own({ at: 2 })], { at: 2, by: me, fields: ['name'], isOwn: true }],
  [
    "someone else's before one's own: the other is named",
    [change({ at: 1 }), own({ at: 2, fields: ['phone'] })],
    { at: 1, by: kumari, fields: ['name', 'phone'], isOwn: false },
  ],
  [
    "the newest of others', each field once, in order",
    [change({ at: 1, fields: ['b', 'a'] }), change({ at: 2, author: null, fields: ['a'] })],
    { at: 2, by: null, fields: ['a', 'b'], isOwn: false },
  ],
  [
    'another stage',
    [change({ fields: [], toStage: 'validated' })],
    { at: 10, by: kumari, fields: ['stage'], isOwn: false },
  ],
  ['nothing known', [], { at: null, by: null, fields: [], isOwn: false }],
])('summarizes %s', (_name, changes, expected) => {
  expect(summarizeChanges(7, changes)).toEqual({ revision: 7, ...expected });
});
