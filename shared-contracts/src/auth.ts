import { z } from 'zod';
import { Id, requiredText } from './common.ts';
import { ACTIONS, MODELS, ORGANIZATION_TYPES, ROLES } from './values/access.ts';

/** `login` takes the login name or the e-mail address. */
export const SignIn = z.object({ login: requiredText(254), password: z.string().min(1, 'required').max(200), remember: z.boolean().default(false) });
export const SignedIn = z.object({ token: z.string() });
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
  /** The user who signed in as this one, if any. */
  actor: z.object({ id: Id, login: z.string() }).optional(),
});

export type SignIn = z.input<typeof SignIn>;
export type SignedIn = z.infer<typeof SignedIn>;
export type BlockedState = z.infer<typeof BlockedState>;
export type UserInfo = z.infer<typeof UserInfo>;
