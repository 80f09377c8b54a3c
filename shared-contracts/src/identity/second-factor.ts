import { z } from 'zod';
import { Id, requiredText, UnixTime } from '../common.ts';
import { USER_LIMITS } from '../values/field-limits.ts';
import { FACTOR_KINDS, FACTOR_LIMITS, REQUIRED_GROUPS } from '../values/identity/second-factor.ts';

/** A challenge or the id of a credential. */
const MAX_HANDLE = 2_000;
const MAX_ENCODED = 20_000;
const MAX_TRANSPORTS = 10;

const Handle = z.string().min(1).max(MAX_HANDLE);
const Encoded = z.string().max(MAX_ENCODED);
const TotpCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'invalid');

/** Parts of the browser's answer that aren't read, are dropped. */
const credential = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    id: Handle,
    rawId: Handle,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: Encoded, ...response }),
  });
/** `AuthenticationResponseJSON` of WebAuthn. */
export const PasskeyAssertion = credential({
  authenticatorData: Encoded,
  signature: Encoded,
  userHandle: Encoded.optional(),
});
/** `RegistrationResponseJSON` of WebAuthn. */
export const PasskeyAttestation = credential({
  attestationObject: Encoded,
  transports: z.array(z.string().max(20)).max(MAX_TRANSPORTS).optional(),
});
/** Options of WebAuthn for the browser, which passes them to the authenticator. */
const BrowserOptions = z.record(z.string(), z.unknown());

const Challenge = z.string().min(1).max(100);

/** The parameters of the error 401 `secondFactorRequired`. */
export const SecondFactorRequired = z.object({
  challenge: Challenge,
  expiresIn: z.int().meta({ description: 'seconds' }),
  hasTotp: z.boolean(),
  hasRecoveryCodes: z.boolean(),
  passkey: BrowserOptions.nullable().meta({ description: 'null without a passkey for this host' }),
  /** Whether a passkey was added on another host, where it works. */
  hasPasskeyElsewhere: z.boolean(),
});
export const SecondFactorProof = z.object({
  challenge: Challenge,
  proof: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('totp'), code: TotpCode }),
    z.object({ kind: z.literal('recoveryCode'), code: requiredText(FACTOR_LIMITS.recoveryCode) }),
    z.object({ kind: z.literal('passkey'), credential: PasskeyAssertion }),
  ]),
});

/** For a sign-in with only a passkey. */
export const PasskeySignInOptions = z.object({ challenge: Challenge, options: BrowserOptions });
export const PasskeySignIn = z.object({
  challenge: Challenge,
  credential: PasskeyAssertion,
  remember: z.boolean().default(false),
  refresh: z.boolean().default(false),
});

export const Factor = z.object({
  id: Id,
  kind: z.enum(FACTOR_KINDS),
  name: z.string(),
  /** The host on which a passkey works. */
  host: z.string().nullable(),
  createdAt: UnixTime,
  lastUsedAt: UnixTime.nullable(),
});
export const FactorList = z.object({
  items: z.array(Factor),
  recoveryCodesLeft: z.int(),
  /** Whether the organization requires a factor, so that the last one can't be removed. */
  isRequired: z.boolean(),
});
export const FactorInput = z.object({ name: requiredText(FACTOR_LIMITS.name) });
/** `secret` and `uri` are shown once, for the authenticator app. */
export const TotpEnrolment = z.object({ challenge: Challenge, secret: z.string(), uri: z.string() });
export const TotpConfirmation = z.object({ challenge: Challenge, code: TotpCode });
export const PasskeyEnrolment = z.object({ challenge: Challenge, options: BrowserOptions });
export const PasskeyConfirmation = z.object({ challenge: Challenge, credential: PasskeyAttestation });
/** Recovery codes come with the first factor, and are never shown again. */
export const AddedFactor = z.object({ id: Id, recoveryCodes: z.array(z.string()).nullable(), token: z.string() });
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

export const PasswordConfirmation = z.object({ password: z.string().min(1, 'required').max(USER_LIMITS.password.max) });
export const PasswordConfirmationResult = z.object({ isConfirmed: z.literal(true) });

/** The users who must have a second factor. */
export const SecondFactorPolicyInput = z.object({
  requiredFor: z.array(z.enum(REQUIRED_GROUPS)).max(REQUIRED_GROUPS.length),
});
export const SecondFactorPolicy = SecondFactorPolicyInput.extend({
  userCount: z.int().meta({ description: 'active users of the organization' }),
  factorCount: z.int().meta({ description: 'those of them who have a second factor' }),
});

export type SecondFactorRequired = z.infer<typeof SecondFactorRequired>;
export type SecondFactorProof = z.infer<typeof SecondFactorProof>;
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;
export type PasskeySignInOptions = z.infer<typeof PasskeySignInOptions>;
export type PasskeySignIn = z.input<typeof PasskeySignIn>;
export type Factor = z.infer<typeof Factor>;
export type FactorList = z.infer<typeof FactorList>;
export type FactorInput = z.infer<typeof FactorInput>;
export type TotpEnrolment = z.infer<typeof TotpEnrolment>;
export type TotpConfirmation = z.infer<typeof TotpConfirmation>;
export type PasskeyEnrolment = z.infer<typeof PasskeyEnrolment>;
export type PasskeyConfirmation = z.infer<typeof PasskeyConfirmation>;
export type AddedFactor = z.infer<typeof AddedFactor>;
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
export type PasswordConfirmation = z.infer<typeof PasswordConfirmation>;
export type SecondFactorPolicy = z.infer<typeof SecondFactorPolicy>;
export type SecondFactorPolicyInput = z.infer<typeof SecondFactorPolicyInput>;
