import type { PublicApi } from '../platform/public-api/public-call.ts';
import examples from './examples.json' with { type: 'json' };
import { V1_CALLS } from './v1-calls.ts';

const DESCRIPTION = `
Times are unix seconds, money and measures are decimal strings. Lists have pages: \`page\` counts from 1.

**Authentication.** Send an API key of your organization as \`Authorization: Bearer csg_…\`. Admins create keys under
_API keys_. A call needs a rule that the key has. A client of OAuth 2.0 exchanges the key for a token of ten minutes first:
\`POST /api/oauth/token\` with \`grant_type=client_credentials\`, the key's id as \`client_id\` and the key as \`client_secret\`.
Add \`scope\`, as in \`order:read trip:read\`, for a token with some of the key's rules only; a rule that the key lacks is
\`invalid_scope\`. The answer's \`scope\` has the rules of the token.

**Changes by others.** A record carries its \`revision\`. Send it as \`If-Match: "3"\` to change the record only if nobody
changed it meanwhile; otherwise the answer is 409 \`changedMeanwhile\`.

**Retries.** A POST with an \`Idempotency-Key\` happens once, however often it is sent in 24 hours.

**Errors** have a \`code\` that stays, and a \`message\` for people that may change.

**Versioning.** Within this version we only add calls, optional inputs, fields and values of enumerations: ignore what you
don't know. Calls that end are announced a year ahead by the headers \`Deprecation\` and \`Sunset\`.
`.trim();

/** Version 1 of the public API. */
export const V1: PublicApi = {
  prefix: '/v1',
  title: 'Consign API',
  description: DESCRIPTION,
  calls: V1_CALLS,
  examples,
};
