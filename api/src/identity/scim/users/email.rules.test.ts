import { readEmail } from './email.rules.ts';

const [a, b] = ['a@x.example', 'b@x.example'];
test.each([
  [{ emails: [{ value: a }, { value: b, primary: true }], userName: 'c@x.example' }, b],
  [{ emails: [{ value: a, primary: false }, { value: b }] }, a],
  [{ emails: [{ primary: true }, { value: '', primary: true }, { value: b }] }, b],
  [{ emails: [{ primary: true }], userName: a }, a],
  [{ emails: 'b@x.example', userName: a }, a],
  [{ userName: a }, a],
  [{ userName: 'bjensen' }, null],
  [{ userName: ['@'] }, null],
  [{}, null],
])('the address of %j is %s', (resource, expected) => expect(readEmail(resource)).toBe(expected));
