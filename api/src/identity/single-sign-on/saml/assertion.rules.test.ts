import { readAssertion } from './assertion.rules.ts';

const NOW = 1_800_000_000;
const at = (seconds: number) => new Date((NOW + seconds) * 1_000).toISOString();
const EXPECTED = { issuer: 'https://idp.example', recipient: 'https://portal.example/acs', requestId: '_1' };
const CLOCK = { now: NOW, skew: 60 };
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

const data = (changes: object = {}) => ({
  InResponseTo: '_1',
  Recipient: EXPECTED.recipient,
  NotOnOrAfter: at(300),
  ...changes,
});
const assertion = (
  confirmations: object[] = [{ $: { Method: BEARER }, SubjectConfirmationData: [{ $: data() }] }],
) => ({
  Assertion: {
    $: { ID: '_a' },
    Issuer: [{ _: EXPECTED.issuer }],
    Subject: [{ NameID: [{ _: 'emp-104' }], SubjectConfirmation: confirmations }],
    AuthnStatement: [{ $: { SessionIndex: 's' } }],
  },
});
const read = (value: unknown, attributes: Record<string, unknown> = {}) =>
  readAssertion(value, attributes, EXPECTED, CLOCK);

test('reads who has been proved, and until when', () => {
  expect(read(assertion(), { mail: 'nimal@tea.example', groups: ['a', 'b'] })).toEqual({
    assertionId: '_a',
    subject: 'emp-104',
    nameFormat: null,
    sessionId: 's',
    expiresAt: NOW + 360,
    claims: { mail: 'nimal@tea.example', groups: ['a', 'b'], email: 'nimal@tea.example', email_verified: true },
  });
});

test.each([
  ['of another method', 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches', {}],
  ['for another place', BEARER, { Recipient: 'https://another.example' }],
  ['of another request', BEARER, { InResponseTo: '_2' }],
  ['of no request', BEARER, { InResponseTo: undefined }],
  ['that is over', BEARER, { NotOnOrAfter: at(-60) }],
  ['without an end', BEARER, { NotOnOrAfter: undefined }],
])('needs a confirmation, not one %s', (_case, Method, changes) => {
  const wrong = { $: { Method }, SubjectConfirmationData: [{ $: data(changes) }] };
  expect(read(assertion([wrong]))).toBe('it answers another request, or is for another place or time');
  const right = { $: { Method: BEARER }, SubjectConfirmationData: [{ $: data() }] };
  expect(read(assertion([wrong, right]))).toMatchObject({ subject: 'emp-104' });
});

test.each([
  [{ email: 'a@b.example', mail: 'c@d.example' }, 'a@b.example'],
  [{ email: 'no address', mail: ['c@d.example', 'e@f.example'] }, 'c@d.example'],
  [{ 'urn:oid:0.9.2342.19200300.100.1.3': 'c@d.example' }, 'c@d.example'],
  [{ toString: 'c@d.example' }, undefined],
])('finds the address in %j', (attributes, email) => {
  expect(read(assertion(), attributes)).toMatchObject({ claims: { email, email_verified: email !== undefined } });
});

test.each([undefined, {}, { Assertion: { $: {}, Subject: [{}] } }])('rejects what is incomplete: %j', (value) => {
  expect(read(value)).toMatch(/^it is incomplete/);
});
