import { z } from 'zod';
import { domainOf, type ProviderClaims } from '../sign-on.rules.ts';

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** A different name at every sign-in, by which no user could be found again. */
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** Common attributes for the email address: plain names, Active Directory and eduPerson. */
const EMAIL_ATTRIBUTES = [
  'email',
  'mail',
  'emailAddress',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
];

/** Common attributes for names, keyed by the equivalent claim of OpenID Connect. */
const NAME_ATTRIBUTES = {
  given_name: [
    'given_name',
    'givenName',
    'firstName',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
    'urn:oid:2.5.4.42',
  ],
  family_name: [
    'family_name',
    'familyName',
    'surname',
    'sn',
    'lastName',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
    'urn:oid:2.5.4.4',
  ],
  name: [
    'displayName',
    'cn',
    'http://schemas.microsoft.com/identity/claims/displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'urn:oid:2.5.4.3',
  ],
};

const Text = z.object({ _: z.string() });
/** A signed assertion in the parser's format: `$` has the attributes, `_` the text. */
const Assertion = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1) }),
    Issuer: z.tuple([Text]),
    Subject: z.tuple([
      z.object({
        NameID: z.tuple([Text.extend({ $: z.object({ Format: z.string().optional() }).optional() })]),
        SubjectConfirmation: z.array(
          z.object({
            $: z.object({ Method: z.string() }),
            SubjectConfirmationData: z
              .tuple([
                z.object({
                  $: z.object({
                    InResponseTo: z.string().optional(),
                    Recipient: z.string().optional(),
                    NotOnOrAfter: z.string().optional(),
                  }),
                }),
              ])
              .optional(),
          }),
        ),
      }),
    ]),
    AuthnStatement: z.array(z.object({ $: z.object({ SessionIndex: z.string().optional() }).optional() })).min(1),
  }),
});

type Expected = { issuer: string; recipient: string; requestId: string };
type Clock = { now: number; skew: number };
const DAY = 86_400;

export type AssertionProof = {
  assertionId: string;
  subject: string;
  nameFormat: string | null;
  sessionId: string | null;
  /** Unix seconds after which it is invalid. */
  expiresAt: number;
  claims: ProviderClaims;
};

const toSeconds = (time: string | undefined) => (time === undefined ? Number.NaN : Date.parse(time) / 1_000);

function readClaims(subject: string, attributes: Readonly<Record<string, unknown>>): ProviderClaims {
  const valueOf = (name: string) => [Object.hasOwn(attributes, name) ? attributes[name] : undefined].flat()[0];
  const found = [...EMAIL_ATTRIBUTES.map(valueOf), subject].find(
    (value) => typeof value === 'string' && domainOf(value) !== null,
  );
  const names = Object.entries(NAME_ATTRIBUTES).flatMap(([claim, sources]) => {
    const name = sources.map(valueOf).find((value) => typeof value === 'string' && value.trim() !== '');
    return name === undefined ? [] : [[claim, name]];
  });
  // The directory of the organization vouches for it; root has confirmed its domain.
  return { ...attributes, ...Object.fromEntries(names), email: found, email_verified: found !== undefined };
}

/**
 * The identity that a signed assertion proves (SAML 2.0 profiles, section 4.1.4.3). Signature, audience and conditions
 * have been checked; this checks that it responds to this request, for this portal, now.
 * @param assertion in the parser's format
 * @param attributes by name; a value, or several
 * @returns the reason if it proves nothing
 */
export function readAssertion(
  assertion: unknown,
  attributes: Readonly<Record<string, unknown>>,
  expected: Expected,
  { now, skew }: Clock,
): AssertionProof | string {
  const parsed = Assertion.safeParse(assertion);
  if (!parsed.success) return `it is incomplete: ${z.prettifyError(parsed.error)}`;
  const {
    $: { ID: assertionId },
    Issuer: [issuer],
    Subject: [subject],
    AuthnStatement,
  } = parsed.data.Assertion;
  if (issuer._.trim() !== expected.issuer) return 'it is of another issuer';
  const [name] = subject.NameID;
  if (name.$?.Format === TRANSIENT) return 'its name is transient';
  const confirmation = subject.SubjectConfirmation.find(({ $, SubjectConfirmationData: data }) => {
    const { InResponseTo, Recipient, NotOnOrAfter } = data?.[0].$ ?? {};
    const isBearer = $.Method === BEARER && Recipient === expected.recipient && InResponseTo === expected.requestId;
    return isBearer && toSeconds(NotOnOrAfter) + skew > now;
  });
  if (!confirmation) return 'it answers another request, or is for another place or time';
  return {
    assertionId,
    subject: name._.trim(),
    nameFormat: name.$?.Format ?? null,
    sessionId: AuthnStatement[0]?.$?.SessionIndex ?? null,
    expiresAt: Math.min(
      Math.ceil(toSeconds(confirmation.SubjectConfirmationData?.[0].$.NotOnOrAfter)) + skew,
      now + DAY,
    ),
    claims: readClaims(name._.trim(), attributes),
  };
}
