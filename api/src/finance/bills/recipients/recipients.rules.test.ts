import { findUnconfirmed } from './recipients.rules.ts';

const ACCEPTED = ['Accounts@serendib.example', 'bills@lagoon.example'];

test.each([
  [[], []],
  [['accounts@serendib.example', 'BILLS@lagoon.example'], []],
  [
    ['a@b.example', 'bills@lagoon.example', 'c@d.example'],
    ['a@b.example', 'c@d.example'],
  ],
])('among the recipients %j, these are not accepted yet: %j', (to, unconfirmed) => {
  expect(findUnconfirmed(to, ACCEPTED)).toEqual(unconfirmed);
});
