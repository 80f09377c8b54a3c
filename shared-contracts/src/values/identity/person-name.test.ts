import { formerNumberOf, nameOf } from './person-name.ts';

test.each([
  ['former-user-0a1b2c3d4e5f', '0a1b2c3d4e5f'],
  ['Former person 0a1b2c3d4e5f', '0a1b2c3d4e5f'],
  ['former-user-0a1b', null],
  ['my former-user-0a1b2c3d4e5f', null],
  ['Nimal Perera', null],
])('former number of %s: %s', (name, number) => {
  expect(formerNumberOf(name)).toBe(number);
});

test('falls back to the login without a name', () => {
  expect([nameOf({ login: 'nimal' }), nameOf({ login: 'nimal', name: 'Nimal Perera' })]).toEqual([
    'nimal',
    'Nimal Perera',
  ]);
});
