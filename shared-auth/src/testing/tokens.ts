import type { UserInfo } from 'shared-contracts/identity/auth';

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const dispatcher: UserInfo = {
  id: '00000000-0000-4000-8000-000000000001',
  login: 'nadia',
  role: 'user',
  email: 'nadia@example.com',
  organizationId: '00000000-0000-4000-8000-0000000000aa',
  organizationName: 'Ceylon Tea Exports',
  organizationType: '1pl',
  organizationCode: 'CTE',
  organizationLogo: null,
  timezone: { id: '00000000-0000-4000-8000-0000000000ff', name: 'Asia/Colombo' },
  rules: [{ model: 'order', rule: 'read' }],
  language: 'en',
  units: 'metric',
};

/** A token like the API's, except for the signature, which browsers do not verify. */
export const createToken = (claims: object = {}, exp = Math.trunc(Date.now() / 1000) + 3_600) =>
  ['{"alg":"HS256"}', JSON.stringify({ ...dispatcher, exp, ...claims }), 'signature'].map(toBase64Url).join('.');
