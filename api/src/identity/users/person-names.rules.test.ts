import fc from 'fast-check';
import { USER_LIMITS } from 'shared-contracts/values/field-limits';
import { readNameClaims, splitName } from './person-names.rules.ts';

describe('names of people', () => {
  test.each([
    ['Dilani Perera', 'Dilani', 'Perera'],
    ['  Shehan   de  Silva ', 'Shehan', 'de Silva'],
    ['Sukarno', 'Sukarno', null],
    ['', null, null],
    [undefined, null, null],
  ])('splits %p', (name, givenName, familyName) => {
    expect(splitName(name)).toEqual({ givenName, familyName });
  });

  test.each([
    [{ given_name: 'Dilani', family_name: 'Perera', name: 'D. Perera' }, 'Dilani', 'Perera'],
    [{ given_name: 'Dilani' }, 'Dilani', null],
    [{ given_name: ' ', family_name: 7, name: 'Dilani Perera' }, 'Dilani', 'Perera'],
    [{ family_name: 'Perera', name: 'D. Silva' }, null, 'Perera'],
    [{ given_name: ' Di\u0000lani\u0000 ' }, 'Dilani', null],
    [{ given_name: `${'x'.repeat(USER_LIMITS.givenName - 1)} yz` }, 'x'.repeat(USER_LIMITS.givenName - 1), null],
    [{ given_name: 'x'.repeat(USER_LIMITS.givenName + 1) }, 'x'.repeat(USER_LIMITS.givenName), null],
    [{}, null, null],
  ])('reads claims %p', (claims, givenName, familyName) => {
    expect(readNameClaims(claims)).toEqual({ givenName, familyName });
  });

  test('limits any name to the stored length', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('given_name', 'family_name', 'name'), fc.anything()), (claims) => {
        for (const name of Object.values(readNameClaims(claims)))
          expect(name === null || (name !== '' && name === name.trim() && name.length <= USER_LIMITS.givenName)).toBe(
            true,
          );
      }),
    );
  });
});
