import { readCredentials } from './client-credentials.rules.ts';

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const GRANT = { grant_type: 'client_credentials' };
const CLIENT = { clientId: 'a1', secret: 'csg_x' };

test.each([
  ['the header', GRANT, basic('a1:csg_x'), CLIENT],
  ['the header with escapes', GRANT, basic('a%3A1:csg_x%2B+'), { clientId: 'a:1', secret: 'csg_x+ ' }],
  ['the header, whose scheme has another case', GRANT, basic('a1:csg_x').replace('Basic', 'basic'), CLIENT],
  ['the header together with its id', { ...GRANT, client_id: 'a1' }, basic('a1:csg_x'), CLIENT],
  ['the body', { ...GRANT, client_id: 'a1', client_secret: 'csg_x' }, undefined, CLIENT],
])('reads the client from %s', (_place, body, authorization, expected) => {
  expect(readCredentials(body, authorization)).toEqual(expected);
});

test.each([
  ['no body', null, undefined, 'invalid_request'],
  ['no grant', {}, basic('a1:csg_x'), 'invalid_request'],
  ['another grant', { grant_type: 'password' }, basic('a1:csg_x'), 'unsupported_grant_type'],
  ['two secrets', { ...GRANT, client_id: 'a1', client_secret: 'csg_x' }, basic('a1:csg_x'), 'invalid_request'],
  ['no client', GRANT, undefined, 'invalid_client'],
  ['no secret', { ...GRANT, client_id: 'a1' }, undefined, 'invalid_client'],
  ['another scheme', GRANT, 'Bearer csg_x', 'invalid_client'],
  ['no colon', GRANT, basic('a1'), 'invalid_client'],
  ['a broken escape', GRANT, basic('a1:%E0%A4%A'), 'invalid_client'],
])('rejects %s', (_reason, body, authorization, error) => {
  expect(readCredentials(body, authorization)).toMatchObject({ error });
});

test.each([
  [{}, undefined, 'grant_type is missing'],
  [{ grant_type: 'password' }, undefined, 'Use client_credentials'],
  [{ ...GRANT, client_secret: 'csg_x' }, basic('a1:csg_x'), 'Send the secret in the header or in the body'],
  [GRANT, basic('a1'), 'The header is not Basic'],
  [GRANT, 'Bearer csg_x', 'The header is not Basic'],
  [GRANT, basic('%E0%A4%A:csg_x'), 'The header is not Basic'],
  [{ ...GRANT, client_id: 'a1' }, undefined, 'The client is missing'],
  [{ ...GRANT, client_secret: 'csg_x' }, undefined, 'The client is missing'],
])('returns why it rejects %j', (body, authorization, description) => {
  expect(readCredentials(body, authorization)).toMatchObject({ description });
});

test('rejects an empty id', () => {
  expect(readCredentials(GRANT, basic(':csg_x'))).toEqual({ clientId: '', secret: 'csg_x' });
});
