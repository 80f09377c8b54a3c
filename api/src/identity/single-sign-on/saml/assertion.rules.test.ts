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

test('reads the proven identity and its expiry', () => {
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

test.each([
  ['plain names', { givenName: 'Nimal', sn: 'Perera' }],
  ['words of other providers', { firstName: ['Nimal'], lastName: ['Perera'] }],
  [
    'Active Directory',
    {
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname': 'Nimal',
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname': 'Perera',
    },
  ],
  ['eduPerson', { 'urn:oid:2.5.4.42': 'Nimal', 'urn:oid:2.5.4.4': 'Perera' }],
  ['an empty one before the one that counts', { given_name: ' ', givenName: 'Nimal', surname: 'Perera' }],
])('finds the names of a person: %s', (_title, attributes) => {
  expect(read(assertion(), attributes)).toMatchObject({ claims: { given_name: 'Nimal', family_name: 'Perera' } });
});

test('uses the full name if there is no other', () => {
  const { claims } = read(assertion(), { displayName: 'Nimal Perera' }) as { claims: object };
  expect(claims).toMatchObject({ name: 'Nimal Perera' });
  expect(claims).not.toHaveProperty('given_name');
});

type Parts = { issuer?: string; name?: object; statements?: object[]; end?: number };
const part = ({ issuer = EXPECTED.issuer, name = { _: 'emp-104' }, statements = [{}], end = 300 }: Parts) => {
  const { Assertion } = assertion([
    { $: { Method: BEARER }, SubjectConfirmationData: [{ $: data({ NotOnOrAfter: at(end) }) }] },
  ]);
  const Subject = Assertion.Subject.map((subject) => ({ ...subject, NameID: [name] }));
  return read({ Assertion: { ...Assertion, Issuer: [{ _: issuer }], Subject, AuthnStatement: statements } });
};

test.each<[Parts, string]>([
  [{ issuer: 'https://another.example' }, 'it is of another issuer'],
  [{ name: { _: 'x', $: { Format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' } } }, 'its name is transient'],
  [{ end: -60 }, 'it answers another request, or is for another place or time'],
])('%j proves nothing: %s', (parts, reason) => expect(part(parts)).toBe(reason));

test.each<[Parts, object]>([
  [{ issuer: ` ${EXPECTED.issuer}\n` }, { sessionId: null, nameFormat: null }],
  [
    { name: { _: '\n a@b.example ', $: { Format: 'x' } } },
    { subject: 'a@b.example', nameFormat: 'x', claims: { email: 'a@b.example' } },
  ],
  [{ statements: [{ $: {} }] }, { sessionId: null }],
  [{ end: -59 }, { expiresAt: NOW + 1 }],
  [{ end: 300.5 }, { expiresAt: NOW + 361 }],
  [{ end: 90_000 }, { expiresAt: NOW + 86_400 }],
])('%j proves %j', (parts, expected) => expect(part(parts)).toMatchObject(expected));

test('a confirmation without data proves nothing', () =>
  expect(read(assertion([{ $: { Method: BEARER } }]))).toBe(
    'it answers another request, or is for another place or time',
  ));
