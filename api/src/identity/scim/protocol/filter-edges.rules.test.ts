import { type Filter, matchesFilter, parseFilter, valuesOf } from './filter.rules.ts';

test.each([
  ['', 'The filter is incomplete'],
  ['a eq "x', 'Unexpected character at position 4'],
  ['a eq 1 b', 'Unexpected b'],
  ['a eq [', '[ is not a value'],
  ['a eq {}', '{} is not a value'],
  ['a eq [ 1 ]', '[ is not a value'],
  ['(a pr', ') is missing'],
  ['a[b pr)', '] is missing'],
  ['not a pr', '( is missing'],
  ['not "(" a pr)', '( is missing'],
  ['"a" pr', '"a" is not an attribute'],
  ['a.b.c pr', 'a.b.c is not an attribute'],
  [') pr', ') is not an attribute'],
  ['a is 1', 'is is not an operator'],
  [`${'('.repeat(21)}a pr${')'.repeat(21)}`, 'A filter has at most 20 brackets within each other'],
  ['a'.repeat(2_001), 'A filter has at most 2000 characters'],
])('reports what is wrong with %j', (text, message) =>
  expect(() => parseFilter(text)).toThrow(expect.objectContaining({ message, scimType: 'invalidFilter' })),
);

const PRESENT: Filter = { op: 'pr', path: 'a' };
test.each<[string, Filter]>([
  ['a pr  ', PRESENT],
  [`${'('.repeat(20)}a pr${')'.repeat(20)}`, PRESENT],
  [Array(21).fill('(a pr)').join(' and '), { op: 'and', filters: Array(21).fill(PRESENT) }],
  [`a eq "${'x'.repeat(1_993)}"`, { op: 'eq', path: 'a', value: 'x'.repeat(1_993) }],
  ['a eq "and"', { op: 'eq', path: 'a', value: 'and' }],
  ['a eq -1.5', { op: 'eq', path: 'a', value: -1.5 }],
])('reads %j', (text, expected) => expect(parseFilter(text)).toEqual(expected));

const VALUE = { text: 'Bee', empty: '', seven: 7, is: true, none: null };
test.each([
  ['text gt "b"', true],
  ['text gt "bee"', false],
  ['text ge "BEE"', true],
  ['text ge "bef"', false],
  ['text le "bee"', true],
  ['text le "bed"', false],
  ['text lt "bef"', true],
  ['text lt "bee"', false],
  ['text lt "a"', false],
  ['seven gt 6', true],
  ['seven gt 7', false],
  ['seven ge 7', true],
  ['seven ge 8', false],
  ['seven le 7', true],
  ['seven le 6', false],
  ['seven lt 8', true],
  ['seven lt 7', false],
  ['seven gt "6"', false],
  ['text gt 6', false],
  ['is ge true', false],
  ['missing le null', false],
  ['text ne "bee"', false],
  ['text ne "b"', true],
  ['text co "EE"', true],
  ['text co "x"', false],
  ['seven co "7"', false],
  ['text co null', false],
  ['text sw "BE"', true],
  ['text sw "e"', false],
  ['seven sw "7"', false],
  ['text sw 1', false],
  ['text ew "EE"', true],
  ['text ew "b"', false],
  ['seven ew "7"', false],
  ['text ew 1', false],
  ['text pr', true],
  ['empty pr', false],
  ['missing pr', false],
  ['is eq true', true],
  ['none eq null', true],
  ['missing eq "x"', false],
])('%s: %s', (filter, expected) => expect(matchesFilter(VALUE, parseFilter(filter))).toBe(expected));

test('no value matches a filter with nested brackets', () =>
  expect(() => matchesFilter(VALUE, parseFilter('a[b pr]'))).toThrow('A filter of values has no further brackets'));

test.each([
  ['a eq 1', { a: 1 }],
  ['a eq 1 and b eq "x"', { a: 1, b: 'x' }],
  ['a eq 1 and b ne "x"', null],
  ['a eq 1 or b eq "x"', null],
  ['a pr', null],
  ['a ne 1', null],
  ['not (a eq 1)', null],
])('elements that match %s have the values %j', (filter, expected) =>
  expect(valuesOf(parseFilter(filter))).toEqual(expected),
);
