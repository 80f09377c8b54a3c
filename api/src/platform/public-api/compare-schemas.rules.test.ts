import { compareSchemas, type Direction } from './compare-schemas.rules.ts';
import type { Schema } from './document.ts';

const compare = (direction: Direction, released: Schema, current: Schema, schemas: Record<string, Schema[]> = {}) => {
  const pick = (index: number) =>
    Object.fromEntries(Object.entries(schemas).map(([name, versions]) => [name, versions[index] ?? {}]));
  return compareSchemas(released, current, direction, { released: pick(0), current: pick(1) }, 'it');
};
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({ properties, required });
const text = { type: 'string' };

test.each<[string, Direction, Schema, Schema, string[]]>([
  ['values without a type are texts', 'request', text, { enum: ['a'] }, ['it accepts only a']],
  ['a constant without a type is a text', 'request', text, { const: 'a' }, ['it accepts only a']],
  [
    'values without a type are no numbers',
    'request',
    { enum: ['a'] },
    { type: 'number' },
    ['it no longer accepts string'],
  ],
  [
    'a constant without a type is no number',
    'request',
    { const: 'a' },
    { type: 'number' },
    ['it no longer accepts string'],
  ],
  ['fields without a type are of an object', 'request', { type: 'object' }, object({}), []],
  ['fields without a type are no text', 'request', text, object({}), ['it no longer accepts string']],
  ['items without a type are of a list', 'request', { type: 'array' }, { items: text }, []],
  ['items without a type are no object', 'request', object({}), { items: text }, ['it no longer accepts object']],
  ['anything accepts a text', 'request', text, {}, []],
  ['a text does not accept anything', 'request', {}, text, ['it no longer accepts any']],
  ['a number accepts no text', 'request', text, { type: 'number' }, ['it no longer accepts string']],
  ['a number accepts an integer', 'request', { type: 'integer' }, { type: 'number' }, []],
  ['an integer accepts no number', 'request', { type: 'number' }, { type: 'integer' }, ['it no longer accepts number']],
  ['a response may be of no other type', 'response', text, { type: ['string', 'null'] }, ['it may be null']],
  ['a response of anything may be a text', 'response', {}, text, []],
])('%s', (_rule, direction, released, current, expected) => {
  expect(compare(direction, released, current)).toEqual(expected);
});

test.each<[string, Direction, Schema, Schema, string[]]>([
  ['all new values', 'request', {}, { enum: ['a', 'b'] }, ['it accepts only a, b']],
  [
    'each value that is missing',
    'request',
    { enum: ['a', 'b', 'c'] },
    { enum: ['b'] },
    ['a', 'c'].map((value) => `it no longer accepts ${value}`),
  ],
  ['no values that are dropped', 'request', { enum: ['a'] }, {}, []],
  ['values that open', 'response', { enum: ['a', 'b'] }, text, ['it is no longer one of a, b']],
  ['a constant that opens', 'response', { const: 'a' }, text, ['it is no longer one of a']],
  ['no boolean that was constant', 'response', { type: 'boolean', const: true }, { type: 'boolean' }, []],
  ['no value that is added', 'response', { const: 'a' }, { enum: ['a', 'b'] }, []],
])('names %s', (_what, direction, released, current, expected) => {
  expect(
    compare(
      direction,
      { ...released, type: released['type'] ?? 'string' },
      { ...current, type: current['type'] ?? 'string' },
    ),
  ).toEqual(expected);
});

test.each([
  ['maximum', 5, 4],
  ['maxLength', undefined, 4],
  ['maxItems', 5, 4],
  ['exclusiveMaximum', 5, 4],
  ['minimum', 4, 5],
  ['minLength', undefined, 5],
  ['minItems', 4, 5],
  ['exclusiveMinimum', 4, 5],
])('a request may not have a stricter %s: %s, then %s', (keyword, before, after) => {
  const [released, current] = [
    { ...text, [keyword]: before },
    { ...text, [keyword]: after },
  ];
  expect(compare('request', released, current)).toEqual([`it: ${keyword} is stricter`]);
  expect(compare('request', current, current)).toEqual([]);
  expect(compare('request', current, released)).toEqual([]);
  expect(compare('response', released, current)).toEqual([]);
});

test.each(['pattern', 'format'])('a request may drop a %s, and have no other', (keyword) => {
  const [one, other] = [
    { ...text, [keyword]: 'uuid' },
    { ...text, [keyword]: 'email' },
  ];
  expect(compare('request', one, one)).toEqual([]);
  expect(compare('request', one, text)).toEqual([]);
  expect(compare('request', one, other)).toEqual([`it: another ${keyword}`]);
  expect(compare('request', text, one)).toEqual([`it: another ${keyword}`]);
  expect(compare('response', one, other)).toEqual([]);
});

test('reports a removed field once, though it was always there', () => {
  expect(compare('response', object({ a: text, b: text }, ['a', 'b']), object({ b: text }, ['b']))).toEqual([
    'it.a was removed',
  ]);
});

test('compares the values of a map, and the items of a list', () => {
  const integer = { type: 'integer' };
  expect(
    compare(
      'response',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: integer },
    ),
  ).toEqual(['it{} may be integer']);
  expect(compare('request', { type: 'object', additionalProperties: text }, { type: 'object' })).toEqual([]);
  expect(compare('request', { type: 'object', additionalProperties: false }, { type: 'object' })).toEqual([]);
  expect(compare('request', { type: 'array', items: text }, { type: 'array', items: integer })).toEqual([
    'it[] no longer accepts string',
  ]);
});

test.each([
  ['first', [object({ a: text }), object({ a: text }, ['b', 'c'])], []],
  ['last', [object({ a: text }, ['b', 'c']), object({ a: text })], []],
  ['first of equal ones', [object({ a: text }, ['b']), object({ a: text }, ['c'])], ['it.b became required']],
])('compares with the closest variant: the %s', (_which, anyOf, expected) => {
  expect(compare('request', object({ a: text }), { anyOf })).toEqual(expected);
});

test('follows references, including nested and recursive ones', () => {
  const list = (item: Schema) => object({ next: ref('List'), item: ref('Item'), own: item });
  const schemas = {
    List: [list(text), list(text)],
    Item: [object({ name: text }), object({ name: { type: 'integer' } })],
  };
  expect(compare('response', ref('List'), ref('List'), schemas)).toEqual(['it.item.name may be integer']);
  expect(compare('response', ref('Gone'), ref('Gone'), schemas)).toEqual([]);
  expect(compare('response', object({ name: text }), ref('Item'), schemas)).toEqual(['it.name may be integer']);
});
