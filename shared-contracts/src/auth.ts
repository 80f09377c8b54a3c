import { z } from 'zod';
import { email, Id, requiredText } from './common.ts';
import { LANGUAGES, PASSWORD_LENGTH, UNIT_SYSTEMS } from './values/limits.ts';
import { ACTIONS, MODELS, ORGANIZATION_TYPES, ROLES } from './values/access.ts';

/** `login` takes the login name or the e-mail address. */
export const SignIn = z.object({
  login: requiredText(254),
  password: z.string().min(1, 'required').max(200),
  remember: z.boolean().default(false),
});
export const SignedIn = z.object({ token: z.string() });
/** A password that is set; one that is only asked for may be of any length. */
export const NewPassword = z.string().min(PASSWORD_LENGTH).max(200);

/** Asks for a code by mail. */
export const AskCode = z.object({ email });
/** The same whether anybody has that address. */
export const CodeAsked = z.object({
  resendAfter: z.int().meta({ description: 'seconds until another code may be asked for' }),
});
/** Without the address, only a code asked for from the same network address counts. */
export const CheckCode = z.object({
  otp: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'invalid'),
  email: email.optional(),
});
export const CodeChecked = z.object({ isValid: z.boolean() });
export const ChangePassword = CheckCode.extend({ password: NewPassword });
export const PasswordChanged = z.object({ isChanged: z.literal(true) });
export const SignInAs = z.object({ userId: Id });
export const BlockedState = z.object({ isBlocked: z.boolean() });

export const Rule = z.object({ model: z.enum(MODELS), rule: z.enum(ACTIONS) });
export const Rules = z.object({ rules: z.array(Rule) });

/** What the token carries. */
export const UserInfo = z.object({
  id: Id,
  login: z.string(),
  role: z.enum(ROLES),
  email: z.string(),
  organizationId: Id,
  organizationName: z.string(),
  organizationType: z.enum(ORGANIZATION_TYPES),
  organizationCode: z.string(),
  organizationLogo: z.string().nullable(),
  timezone: z.object({ id: Id, name: z.string() }),
  rules: z.array(Rule),
  language: z.enum(LANGUAGES),
  units: z.enum(UNIT_SYSTEMS),
  /** Drives vehicles: there are trips of their own. */
  isDriver: z.literal(true).optional(),
  /** Signed in with a one-time password: nothing else is open before it is changed. */
  mustChangePassword: z.literal(true).optional(),
  /** The user who signed in as this one, if any. */
  actor: z.object({ id: Id, login: z.string() }).optional(),
});

export type SignIn = z.input<typeof SignIn>;
export type SignedIn = z.infer<typeof SignedIn>;
export type AskCode = z.infer<typeof AskCode>;
export type CodeAsked = z.infer<typeof CodeAsked>;
export type CheckCode = z.infer<typeof CheckCode>;
export type CodeChecked = z.infer<typeof CodeChecked>;
export type ChangePassword = z.infer<typeof ChangePassword>;
export type PasswordChanged = z.infer<typeof PasswordChanged>;
export type SignInAs = z.infer<typeof SignInAs>;
export type BlockedState = z.infer<typeof BlockedState>;
export type UserInfo = z.infer<typeof UserInfo>;
