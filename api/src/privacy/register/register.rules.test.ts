import { looksPersonal, namesPerson } from './looks-personal.rules.ts';
import { NOT_PERSONAL } from './not-personal.rules.ts';
import { REFERENCES } from './references.rules.ts';
import { PERSONAL_TABLES } from './register.ts';

const column = (name: string, type = 'text', references: string | null = null) => ({
  table: 'records',
  column: name,
  type,
  references,
});

test.each([
  ['email', 'text', true],
  ['home_phone', 'text', true],
  ['birth_date', 'date', true],
  ['license_expires_at', 'int8', true],
  ['ip', 'inet', true],
  ['shipment', 'text', false],
  ['emailed', 'text', false],
  ['phone', 'bool', false],
  ['external_id', 'uuid', false],
  ['anything', 'json', true],
  ['anything', 'jsonb', true],
  ['created_by', 'uuid', true],
])('a column %s of the type %s looks personal: %s', (name, type, expected) =>
  expect(looksPersonal(column(name, type))).toBe(expected),
);

test.each([
  ['owner_id', 'uuid', null, true],
  ['user_ids', '_uuid', null, true],
  ['approver2_id', 'uuid', null, true],
  ['posted_as', 'uuid', null, true],
  ['sorted_by', 'text', null, false],
  ['order_id', 'uuid', null, false],
  ['owner_id', 'uuid', 'organizations', false],
  ['of', 'int4', 'users', true],
  ['of', 'int4', 'drivers', true],
  ['of', 'int4', 'contacts', true],
])('a column %s of the type %s that refers to %s identifies a person: %s', (name, type, references, expected) =>
  expect(namesPerson(column(name, type, references))).toBe(expected),
);

test('lists each column once, as the database writes it', () => {
  const lists = [
    ...PERSONAL_TABLES.map(({ columns, secrets = [] }) => [...columns, ...secrets]),
    ...Object.values(REFERENCES).flatMap((tables) => Object.values(tables)),
    Object.values(NOT_PERSONAL).flat(),
  ];
  for (const list of lists) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.filter((name) => !/^(?:[a-z\d_]+\.)?[a-z\d_]+$/.test(name))).toEqual([]);
  }
});
