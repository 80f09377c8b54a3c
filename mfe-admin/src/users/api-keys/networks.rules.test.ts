import { isNetwork, splitNetworks } from './networks.rules.ts';

test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::/0', '::1/128'])(
  'accepts %s',
  (text) => expect(isNetwork(text)).toBe(true),
);

test.each([
  '',
  'office',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.0/33',
  '203.0.113.0/',
  '::/129',
  '1::2::3',
  'a/b/c',
  'a::1/64/1',
  '203.0.113.7/24/24',
  '203.0.113.7/x1',
  '203.0.113.7/1x',
  '::/1280',
  '1.2.3.4.5',
  ':',
  '01234:',
])('rejects %j', (text) => expect(isNetwork(text)).toBe(false));

test('splits by lines, commas and spaces', () => {
  expect(splitNetworks(' 203.0.113.7,\n203.0.113.0/24  ::1 ')).toEqual(['203.0.113.7', '203.0.113.0/24', '::1']);
  expect(splitNetworks(' \n')).toEqual([]);
});
