import { parseEmailAddresses } from './email-addresses.rules.ts';

test.each([
  ['', []],
  ['a@x.lk', ['a@x.lk']],
  [' a@x.lk, b@x.lk;c@x.lk  d@x.lk\ne@x.lk ', ['a@x.lk', 'b@x.lk', 'c@x.lk', 'd@x.lk', 'e@x.lk']],
  ['a@x.lk,, b@x.lk; a@x.lk', ['a@x.lk', 'b@x.lk']],
])('reads the addresses in %j', (text, addresses) => {
  expect(parseEmailAddresses(text)).toEqual(addresses);
});
