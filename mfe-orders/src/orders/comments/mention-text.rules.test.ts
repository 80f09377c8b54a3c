import { findByName, findMentioned, findMentionQuery, insertMention, splitAtMentions } from './mention-text.rules.ts';

const ann = { id: '1', name: 'Ann' };
const annFirst = { id: '2', name: 'Ann First' };

test.each([
  ['@', { start: 0, search: '' }],
  ['Call @Ann F', { start: 5, search: 'Ann F' }],
  ['(@Ann', { start: 1, search: 'Ann' }],
  ['mail me@example', undefined],
  ['@Ann\nthen', undefined],
  ['nobody', undefined],
  ['@Ann First has called us', undefined],
])('reads the mention at the end of %j', (text, query) => {
  expect(findMentionQuery(text, text.length)).toEqual(query);
});

test('reads only the text before the caret', () => {
  expect(findMentionQuery('@An later', 3)).toEqual({ start: 0, search: 'An' });
});

test('completes the typed name and continues after it', () => {
  expect(insertMention('See @an please', { start: 4, search: 'an' }, 'Ann First')).toEqual({
    text: 'See @Ann First please',
    caret: 15,
  });
});

test('finds people by a part of their names', () => {
  expect(findByName([ann, annFirst], 'n FI')).toEqual([annFirst]);
});

test.each([
  ['@Ann', ['1']],
  ['@Ann First', ['2']],
  ['@Ann First and @Ann', ['1', '2']],
  ['Ann First', []],
  ['', []],
])('%j mentions %j, each once', (text, ids) => {
  expect(findMentioned(text, [ann, annFirst, { ...ann }]).map(({ id }) => id)).toEqual(ids);
});

test('mentions all people of the same name', () => {
  expect(findMentioned('@Ann', [ann, { ...ann, id: '3' }]).map(({ id }) => id)).toEqual(['1', '3']);
});

test('splits a text at its mentions, preferring the longest among similar names', () => {
  expect(splitAtMentions('@Ann First and @Ann!', [ann, annFirst])).toEqual([
    { at: 0, text: '@Ann First', isMention: true },
    { at: 10, text: ' and ', isMention: false },
    { at: 15, text: '@Ann', isMention: true },
    { at: 19, text: '!', isMention: false },
  ]);
  expect(splitAtMentions('plain', [])).toEqual([{ at: 0, text: 'plain', isMention: false }]);
});
