import type { TokenErrorCode, TokenRequest } from 'shared-contracts/identity/oauth';

export type Credentials = { clientId: string; secret: string };
type Failure = { error: TokenErrorCode; description: string };

const BASIC = /^Basic ([\w+/]+={0,2})$/i;
/** The parts are encoded like a form (RFC 6749, section 2.3.1). */
function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function readBasic(authorization: string): Credentials | undefined {
  const text = Buffer.from(BASIC.exec(authorization)?.[1] ?? '', 'base64').toString();
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  const [clientId, secret] = [decodePart(text.slice(0, colon)), decodePart(text.slice(colon + 1))];
  return clientId === undefined || secret === undefined ? undefined : { clientId, secret };
}

const fail = (error: TokenErrorCode, description: string): Failure => ({ error, description });

/** The client of a request for a token, from its header or its body, never from both. */
export function readCredentials(body: TokenRequest, authorization = ''): Credentials | Failure {
  const { grant_type: grant, client_id: clientId, client_secret: secret } = body ?? {};
  if (grant === undefined) return fail('invalid_request', 'grant_type is missing');
  if (grant !== 'client_credentials') return fail('unsupported_grant_type', 'Use client_credentials');
  if (authorization !== '' && secret !== undefined)
    return fail('invalid_request', 'Send the secret in the header or in the body');
  if (authorization !== '') return readBasic(authorization) ?? fail('invalid_client', 'The header is not Basic');
  if (clientId === undefined || secret === undefined) return fail('invalid_client', 'The client is missing');
  return { clientId, secret };
}
