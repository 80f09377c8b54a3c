import fc from 'fast-check';
import { formatPhone, normalizePhones, parsePhone, phoneError, toPhoneDigits } from './phone.rules.ts';

test.each([
  ['077 123 4567', 'LK', '+94771234567'],
  ['(011) 234-5678', 'LK', '+94112345678'],
  ['+94 77 123 4567', null, '+94771234567'],
  ['0039 333 1234567', 'LK', '+393331234567'],
  ['333 1234567', 'IT', '+393331234567'],
  ['+39 02 1234567', 'LK', '+39021234567'],
  ['077 123 4567', null, undefined],
  ['077 123 4567', 'XX', undefined],
  ['+94 1', 'LK', undefined],
  ['8', 'LK', undefined],
  ['+94 77 123 4567 ext 3', 'LK', undefined],
  ['call 0771234567', 'LK', undefined],
  ['', 'LK', undefined],
])('stores %j in %s as %s', (text, country, stored) => expect(parsePhone(text, country)).toBe(stored));

test.each([
  ['+94771234567', '+94 77 123 4567'],
  ['+393331234567', '+39 333 123 4567'],
  ['077-123', '077-123'],
  ['+1', '+1'],
  ['', ''],
])('shows %j as %j', (stored, text) => expect(formatPhone(stored)).toBe(text));

test.each([
  ['077 123', '77123'],
  ['+94 77', '9477'],
  ['0039 333', '39333'],
  ['07', undefined],
  ['ann', undefined],
  ['12 Main', undefined],
])('finds %j by %s', (search, digits) => expect(toPhoneDigits(search)).toBe(digits));

test('shows a number of the country as an example', () => {
  expect(phoneError('LK')).toEqual({
    code: 'phone',
    message: 'Phone invalid. Example: +94 71 234 5678',
    params: { example: '+94 71 234 5678' },
  });
  expect(phoneError('IT').params?.['example']).toMatch(/^\+39 3/);
  expect(phoneError(null).params?.['example']).toBe('+94 71 234 5678');
});

test('accepts a number from before the check while it is unchanged', () => {
  const before = { phone: 'ask Ann', mobile: '+94771234567' };
  expect(normalizePhones(['phone', 'mobile'], before, { phone: 'ask Ann', mobile: '+94 77 123 4567' }, 'LK')).toEqual({
    values: before,
    errors: {},
  });
  expect(normalizePhones(['phone', 'mobile'], before, { phone: 'ask Bob', mobile: '' }, 'LK')).toEqual({
    values: { phone: 'ask Bob', mobile: '' },
    errors: { phone: phoneError('LK') },
  });
});

test('reads what it shows', () => {
  const subscribers = fc.tuple(
    fc.constantFrom('70', '71', '72', '75', '76', '77', '78'),
    fc.integer({ min: 0, max: 9_999_999 }),
  );
  fc.assert(
    fc.property(subscribers, ([prefix, number]) => {
      const stored = `+94${prefix}${String(number).padStart(7, '0')}`;
      return parsePhone(formatPhone(stored), null) === stored && parsePhone(`0${stored.slice(3)}`, 'LK') === stored;
    }),
  );
});

test.each([
  ['call 077', undefined],
  ['077 home', undefined],
  ['100', '100'],
  ['0', undefined],
  ['7007', '7007'],
])('a search for %j is one for the digits %s', (search, digits) => expect(toPhoneDigits(search)).toBe(digits));

test.each(['call +94771234567', '+94771234567 home', ' +94771234567'])('shows %j as it was entered', (stored) =>
  expect(formatPhone(stored)).toBe(stored),
);

test('a country without phone numbers has the usual example', () => {
  expect(phoneError('XX').params?.['example']).toBe('+94 71 234 5678');
});
