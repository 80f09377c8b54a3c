import { sql } from 'kysely';
import { DAY } from 'shared-contracts/values/time';
import type { Db } from '../database/database.ts';
import { encryptSecret } from '../security/encryption.ts';
import { createWebhookSecret } from './signature.ts';

type Endpoint = { organizationId: string; url: string };

/** The endpoint of an organization's address; a new one gets a secret that nobody knows yet. */
export async function ensureEndpoint(
  tx: Db,
  { organizationId, url }: Endpoint,
  { secret, now }: { secret: string; now: number },
): Promise<string> {
  await tx
    .insertInto('webhookEndpoints')
    .values({ organizationId, url, secret: encryptSecret(secret, createWebhookSecret()), createdAt: now })
    .onConflict((row) => row.doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('webhookEndpoints')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('url', '=', url)
    .executeTakeFirstOrThrow();
  return id;
}

export const findEndpointUrl = async (db: Db, id: string | null): Promise<string | null> => {
  if (id === null) return null;
  const row = await db.selectFrom('webhookEndpoints').select('url').where('id', '=', id).executeTakeFirst();
  return row?.url ?? null;
};

/** The secrets that messages are signed with, encrypted, separated by a blank. @param endpoints the name of the table */
export const signingSecrets = (endpoints: string, now: number) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${endpoints}.secret`)},
    case when ${sql.ref(`${endpoints}.previous_secret_ends_at`)} > ${now} then ${sql.ref(`${endpoints}.previous_secret`)} end)`;

/** How long messages are signed with both secrets, so that the receiver can switch without losing any. */
const SECRET_OVERLAP = DAY;

type Previous = { previousSecret: string | null; previousSecretEndsAt: number | null };

async function replaceSecret(tx: Db, id: string, secret: string, previous: Previous): Promise<string> {
  const created = createWebhookSecret();
  const changes = { ...previous, secret: encryptSecret(secret, created) };
  await tx.updateTable('webhookEndpoints').set(changes).where('id', '=', id).execute();
  return created;
}

/** Gives an endpoint a new secret and drops the others. @returns the secret */
export const renewSecret = (tx: Db, id: string, secret: string): Promise<string> =>
  replaceSecret(tx, id, secret, { previousSecret: null, previousSecretEndsAt: null });

/** Rotates the secret of an endpoint; the previous one remains valid for a while. @returns the new one */
export async function rotateSecret(tx: Db, id: string, { secret, now }: { secret: string; now: number }) {
  const { secret: previousSecret } = await tx
    .selectFrom('webhookEndpoints')
    .select('secret')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return replaceSecret(tx, id, secret, { previousSecret, previousSecretEndsAt: now + SECRET_OVERLAP });
}
