import { z } from 'zod';
import { ErrorBody } from '../common.ts';

const MAX_LENGTH = 500;
/** Enough for all existing rules. */
const MAX_SCOPE_LENGTH = 3_000;
const parameter = z.string().max(MAX_LENGTH).optional();

/** RFC 6749, section 4.4. The client names itself here or in the header. Others parameters are ignored. */
export const TokenRequest = z
  .looseObject({
    grant_type: parameter,
    client_id: parameter,
    client_secret: parameter,
    scope: z.string().max(MAX_SCOPE_LENGTH).optional(),
  })
  .nullish();

/** RFC 6749, section 5.1. */
export const TokenResponse = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int(),
  /** The rules of the token, as in `order:read order:write`. */
  scope: z.string(),
});

export const TOKEN_ERRORS = ['invalid_request', 'invalid_client', 'invalid_scope', 'unsupported_grant_type'] as const;
/** RFC 6749, section 5.2, in addition to the fields of every error. */
export const TokenError = ErrorBody.extend({ error: z.enum(TOKEN_ERRORS), error_description: z.string() });

export type TokenRequest = z.infer<typeof TokenRequest>;
export type TokenResponse = z.infer<typeof TokenResponse>;
export type TokenErrorCode = (typeof TOKEN_ERRORS)[number];
