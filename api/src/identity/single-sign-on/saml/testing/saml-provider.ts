import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify';
import { createSelfSigned } from '../self-signed-certificate.ts';

const BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
setSchemaValidator({ validate: async () => 'valid' });

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const after = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const newId = () => `_${randomUUID()}`;

type Attributes = Record<string, string | string[]>;
/** The provider's claims about its user, and how it may lie. */
export type Answer = {
  nameId: string;
  /** Put into the message as it is: a comment, for example. */
  nameIdXml?: string;
  format?: string;
  attributes: Attributes;
  audience?: string;
  recipient?: string;
  inResponseTo?: string;
  assertionId?: string;
  issuer?: string;
  /** Seconds from now. */
  lifetime?: number;
  /** Seconds since it was made. */
  age?: number;
  /** Whether the response is signed as well. */
  signsResponse?: boolean;
  status?: string;
};

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, values]) => {
      const texts = [values].flat().map((value) => `<saml:AttributeValue>${escape(value)}</saml:AttributeValue>`);
      return `<saml:Attribute Name="${escape(name)}">${texts.join('')}</saml:Attribute>`;
    })
    .join('');

type Sent = { acs: string; entityId: string; issuer: string; requestId: string };

function toAssertion({ acs, entityId, issuer, requestId }: Sent, answer: Answer): string {
  const until = after(answer.lifetime ?? 300);
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${answer.assertionId ?? newId()}" Version="2.0" IssueInstant="${after(-(answer.age ?? 0))}"><saml:Issuer>${escape(answer.issuer ?? issuer)}</saml:Issuer><saml:Subject><saml:NameID Format="${answer.format ?? EMAIL_FORMAT}">${answer.nameIdXml ?? escape(answer.nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${answer.inResponseTo ?? requestId}" NotOnOrAfter="${until}" Recipient="${escape(answer.recipient ?? acs)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${after(-3_600)}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${escape(answer.audience ?? entityId)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${after(0)}" SessionIndex="session-of-${escape(answer.nameId)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributesOf(answer.attributes)}</saml:AttributeStatement></saml:Assertion>`;
}

const toResponse = (sent: Sent, answer: Answer) =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${after(0)}" Destination="${escape(sent.acs)}" InResponseTo="${answer.inResponseTo ?? sent.requestId}"><saml:Issuer>${escape(answer.issuer ?? sent.issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${toAssertion(sent, answer)}</samlp:Response>`;

const toDenial = ({ requestId, issuer }: Sent, status: string) =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${after(0)}" InResponseTo="${requestId}"><saml:Issuer>${escape(issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:StatusCode></samlp:Status></samlp:Response>`;

const form = (action: string, fields: Record<string, string>) =>
  `<!doctype html><title>Provider</title><form method="post" action="${escape(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')}</form><script>document.forms[0].submit()</script>`;

type Encryption = { dataEncryptionAlgorithm: string; keyEncryptionAlgorithm: string };
const XMLENC = 'http://www.w3.org/2001/04/xmlenc#';
export const ENCRYPTIONS = {
  cbc: { dataEncryptionAlgorithm: `${XMLENC}aes256-cbc`, keyEncryptionAlgorithm: `${XMLENC}rsa-oaep-mgf1p` },
  gcm: {
    dataEncryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes128-gcm',
    keyEncryptionAlgorithm: `${XMLENC}rsa-oaep-mgf1p`,
  },
  weakKey: { dataEncryptionAlgorithm: `${XMLENC}aes256-cbc`, keyEncryptionAlgorithm: `${XMLENC}rsa-1_5` },
  weakData: { dataEncryptionAlgorithm: `${XMLENC}tripledes-cbc`, keyEncryptionAlgorithm: `${XMLENC}rsa-oaep-mgf1p` },
} as const satisfies Record<string, Encryption>;

/** A local SAML identity provider, in which the person of `state.answer` is signed in. */
export async function startSamlProvider(first: Answer) {
  const state = { answer: first, isDown: false, answeredLogouts: [] as string[] };
  const handle: { current?: (url: URL) => Promise<string> } = {};
  const server = createServer((request, response) => {
    if (state.isDown) return request.socket.destroy();
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    return handle.current?.(url).then(
      (body) => response.setHeader('content-type', url.pathname === '/metadata' ? 'text/xml' : 'text/html').end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const entityId = `${origin}/metadata`;

  async function createEntity(requestSignatureAlgorithm = RSA_SHA256, encryption?: Encryption) {
    const { privateKey, certificate } = await createSelfSigned('provider', Math.floor(Date.now() / 1_000) - 60);
    return IdentityProvider({
      entityID: entityId,
      privateKey,
      signingCert: certificate,
      wantAuthnRequestsSigned: true,
      wantLogoutRequestSigned: true,
      requestSignatureAlgorithm,
      isAssertionEncrypted: encryption !== undefined,
      ...encryption,
      nameIDFormat: [EMAIL_FORMAT],
      singleSignOnService: [{ Binding: `${BINDING}:HTTP-Redirect`, Location: `${origin}/sign-in` }],
      singleLogoutService: [{ Binding: `${BINDING}:HTTP-Redirect`, Location: `${origin}/logged-out` }],
    });
  }
  const entity = { current: await createEntity() };
  /** Keyed by entity id. */
  const portals = new Map<string, string>();
  const portalOf = (id: string, signsResponse = false) =>
    ServiceProvider({
      metadata: portals.get(id) ?? '',
      wantMessageSigned: signsResponse,
      wantLogoutRequestSigned: true,
    });

  /** Checks the signed request, and answers it. @returns what its page posts, and to where */
  async function answer(url: URL, how: Partial<Answer> = {}, idp = entity.current) {
    const { SAMLRequest = '', ...query } = Object.fromEntries(url.searchParams);
    const request = inflateRawSync(Buffer.from(SAMLRequest, 'base64')).toString();
    const portalId = /<saml:Issuer[^>]*>([^<]*)</.exec(request)?.[1] ?? '';
    const said = { ...state.answer, ...how };
    const portal = portalOf(portalId, said.signsResponse);
    const octetString = url.search.slice(1, url.search.indexOf('&Signature='));
    const { extract } = await idp.parseLoginRequest(portal, 'redirect', {
      query: { SAMLRequest, ...query },
      octetString,
    });
    const acs = String(portal.entityMeta.getAssertionConsumerService('post'));
    const sent = { acs, entityId: portalId, issuer: entityId, requestId: String(extract.request?.id) };
    if (said.status) return { acs, SAMLResponse: Buffer.from(toDenial(sent, said.status)).toString('base64'), sent };
    const { context } = await idp.createLoginResponse(portal, { extract }, 'post', {}, () => ({
      id: newId(),
      context: toResponse(sent, said),
    }));
    return { acs, SAMLResponse: String(context), sent };
  }

  handle.current = async (url) => {
    if (url.pathname === '/metadata') return entity.current.getMetadata();
    if (url.pathname === '/logged-out') {
      state.answeredLogouts.push(url.search);
      return 'You have signed out';
    }
    const { acs, SAMLResponse } = await answer(url);
    return form(acs, { SAMLResponse, RelayState: 'https://elsewhere.example' });
  };

  /** A signed request to sign a user out. */
  function createLogout(portalId: string, nameID: string, binding: 'post' | 'redirect', idp = entity.current) {
    const metadata = portals.get(portalId) ?? '';
    const portal = ServiceProvider({
      metadata:
        binding === 'post'
          ? metadata
          : metadata.replace(/(<SingleLogoutService Binding="[^"]*:HTTP-)POST/, '$1Redirect'),
      wantLogoutRequestSigned: true,
    });
    const { context } = idp.createLogoutRequest(portal, binding, { logoutNameID: nameID }, 'what the provider keeps');
    return String(context);
  }

  /** Checks a signed request of the portal to sign out, and answers it. @returns what its page posts, and what it read */
  async function answerLogout(url: URL, idp = entity.current) {
    const { SAMLRequest = '', ...query } = Object.fromEntries(url.searchParams);
    const request = inflateRawSync(Buffer.from(SAMLRequest, 'base64')).toString();
    const portal = portalOf(/<saml:Issuer[^>]*>([^<]*)</.exec(request)?.[1] ?? '');
    const octetString = url.search.slice(1, url.search.indexOf('&Signature='));
    const { extract } = await idp.parseLogoutRequest(portal, 'redirect', {
      query: { SAMLRequest, ...query },
      octetString,
    });
    const { context } = idp.createLogoutResponse(portal, { extract }, 'post', '');
    return { extract, request, SAMLResponse: String(context) };
  }

  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    entityId,
    metadataUrl: entityId,
    state,
    entity,
    createEntity,
    portals,
    answer,
    createLogout,
    answerLogout,
    stop,
  };
}
