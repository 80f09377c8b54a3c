import { z } from 'zod';
import { email, Id, requiredText } from '../common.ts';
import { LANGUAGES, UNIT_SYSTEMS } from '../values/limits.ts';
import { ACTIONS, MODELS, ORGANIZATION_TYPES, ROLES } from '../values/identity/access.ts';
import { MAX_EMAIL_LENGTH, USER_LIMITS } from '../values/field-limits.ts';

const MAX_INVITATION_TOKEN_LENGTH = 100;
const OneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'invalid');

/** `login`: the login name or the email address. */
export const SignIn = z.object({
  login: requiredText(MAX_EMAIL_LENGTH),
  password: z.string().min(1, 'required').max(USER_LIMITS.password.max),
  remember: z.boolean().default(false),
  refresh: z.boolean().default(false).meta({
    description:
      'issues a token of ten minutes with a refresh cookie for POST /auth/refresh; without it the token lasts as long as the session',
  }),
  code: OneTimeCode.optional().meta({ description: 'from POST /auth/sign-in-code, after the error codeRequired' }),
});
export const SignInResult = z.object({ token: z.string() });
/** A password being set. One that is only verified may have any length. */
export const NewPassword = z.string().min(USER_LIMITS.password.min).max(USER_LIMITS.password.max);

/** Requests a code by email that proves who signs in on a new device. */
export const SignInCodeRequest = SignIn.pick({ login: true });
/** `login`: the login name or the email address. */
const Account = z.object({
  login: requiredText(MAX_EMAIL_LENGTH).optional(),
  email: email.optional().meta({ description: 'of clients of earlier releases' }),
});
/** Requests a code by email. */
export const CodeRequest = Account.refine((account) => account.login !== undefined || account.email !== undefined, {
  path: ['login'],
  error: 'required',
});
/** The same whether or not there is such an account, so that accounts cannot be probed. */
export const CodeRequestResult = z.object({
  resendAfter: z.int().meta({ description: 'seconds until another code can be requested' }),
});
/** Without an account, only a code requested from the same IP address is accepted. */
export const CodeCheck = Account.extend({ otp: OneTimeCode });
export const CodeCheckResult = z.object({ isValid: z.boolean() });
export const ChangePassword = CodeCheck.extend({ password: NewPassword });
export const ChangePasswordResult = z.object({ isChanged: z.literal(true) });

const InvitationToken = z.string().trim().min(1, 'required').max(MAX_INVITATION_TOKEN_LENGTH);
/** `token`: from the link of an invitation. */
export const InvitationCheck = z.object({ token: InvitationToken });
export const InvitationDetails = z.object({
  name: z.string(),
  login: z.string(),
  email: z.string(),
  organization: z.string(),
  provider: z.string().nullable().meta({ description: 'the identity provider to sign in with instead of a password' }),
});
export const AcceptInvitation = InvitationCheck.extend({ password: NewPassword });
export const AcceptInvitationResult = z.object({ login: z.string() });
export const SignInAs = z.object({ userId: Id });
export const BlockedState = z.object({ isBlocked: z.boolean() });

export const Rule = z.object({ model: z.enum(MODELS), rule: z.enum(ACTIONS) });
/** A model in the name space of an area: `mfe-warehouse.rack`. */
export const AreaModel = z.templateLiteral([
  z.string().regex(/^[a-z]{1,20}(-[a-z]{1,20}){0,4}$/),
  '.',
  z.string().regex(/^[a-z][a-zA-Z]{0,39}$/),
]);
export const GrantedRule = Rule.extend({ model: z.union([z.enum(MODELS), AreaModel]) });
export const Rules = z.object({ rules: z.array(GrantedRule) });

/** The claims of the token. */
export const UserInfo = z.object({
  id: Id,
  login: z.string(),
  /** Own name, else the contact's, else the login. Tokens of earlier releases have none. */
  name: z.string().optional(),
  role: z.enum(ROLES),
  email: z.string(),
  organizationId: Id,
  organizationName: z.string(),
  organizationType: z.enum(ORGANIZATION_TYPES),
  organizationCode: z.string(),
  organizationLogo: z.string().nullable(),
  timezone: z.object({ id: Id, name: z.string() }),
  rules: z.array(GrantedRule),
  language: z.enum(LANGUAGES),
  units: z.enum(UNIT_SYSTEMS),
  /** Whether the user is a driver, with their own trips. */
  isDriver: z.literal(true).optional(),
  /** Signed in with a one-time password: nothing else is accessible until it has been changed. */
  mustChangePassword: z.literal(true).optional(),
  /** The organization requires a second factor: nothing else is accessible until one has been added. */
  mustAddFactor: z.literal(true).optional(),
  /** The user who signed in as this user, if any. */
  actor: z.object({ id: Id, login: z.string(), name: z.string().optional() }).optional(),
});

export type SignIn = z.input<typeof SignIn>;
export type SignInResult = z.infer<typeof SignInResult>;
export type SignInCodeRequest = z.infer<typeof SignInCodeRequest>;
export type CodeRequest = z.infer<typeof CodeRequest>;
export type CodeRequestResult = z.infer<typeof CodeRequestResult>;
export type CodeCheck = z.infer<typeof CodeCheck>;
export type CodeCheckResult = z.infer<typeof CodeCheckResult>;
export type ChangePassword = z.infer<typeof ChangePassword>;
export type ChangePasswordResult = z.infer<typeof ChangePasswordResult>;
export type InvitationCheck = z.infer<typeof InvitationCheck>;
export type InvitationDetails = z.infer<typeof InvitationDetails>;
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;
export type AcceptInvitationResult = z.infer<typeof AcceptInvitationResult>;
export type SignInAs = z.infer<typeof SignInAs>;
export type BlockedState = z.infer<typeof BlockedState>;
export type UserInfo = z.infer<typeof UserInfo>;
