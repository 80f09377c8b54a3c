import type { Db } from '../database/database.ts';
import { encryptSecret } from '../security/encryption.ts';
import { createWebhookSecret } from './signature.ts';

type Endpoint = { organizationId: string; url: string };

/** The endpoint of an address of an organization, which gets a secret that nobody knows yet. */
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

/** Replaces the secret of an endpoint. @returns the new one */
export async function renewSecret(tx: Db, id: string, secret: string): Promise<string> {
  const created = createWebhookSecret();
  await tx
    .updateTable('webhookEndpoints')
    .set({ secret: encryptSecret(secret, created) })
    .where('id', '=', id)
    .execute();
  return created;
}
