import { readFileSync } from 'node:fs';
import { translateName, translateNames } from './former-people.rules.ts';

test('translates the names of former people, and no others', () => {
  expect(translateName('Former person 0a1b2c3d4e5f', 'fr')).toBe('Ancienne personne 0a1b2c3d4e5f');
  expect(translateName('former-user-0a1b2c3d4e5f', 'en')).toBe('Former person 0a1b2c3d4e5f');
  expect(translateName('Nimal Perera', 'it')).toBe('Nimal Perera');
});

test.each([
  ['Created by Former person 0a1b2c3d4e5f.', 'Created by Antigua persona 0a1b2c3d4e5f.'],
  ['former-user-0a1b2c3d4e5f, Nimal', 'Antigua persona 0a1b2c3d4e5f, Nimal'],
  ['former-user-0a1b2c3d4e5f@anonymized.invalid', 'former-user-0a1b2c3d4e5f@anonymized.invalid'],
  ['Former person 0a1b2c3d4e5f0', 'Former person 0a1b2c3d4e5f0'],
  ['a Former person came', 'a Former person came'],
])('in a text: %s', (text, expected) => {
  expect(translateNames(text, 'sp')).toBe(expected);
});

test.each(['it', 'fr', 'sp', 'sin'] as const)('has in %s the same texts as the screens', (language) => {
  const { 'ui.formerPerson': text } = JSON.parse(readFileSync(`shared-ui/locales/${language}.json`, 'utf8'));
  expect(translateName('Former person 0a1b2c3d4e5f', language)).toBe(text.replace('{number}', '0a1b2c3d4e5f'));
});
