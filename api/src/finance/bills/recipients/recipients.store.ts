import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The addresses, in lower case, that a contact or a user of the organization has. */
export async function listOwnAddresses(
  db: Db,
  organizationId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const lowerCase = addresses.map((address) => address.toLowerCase());
  const email = sql<string>`lower(email)`;
  const rows = await db
    .selectFrom('contacts')
    .select(email.as('email'))
    .where('organizationId', '=', organizationId)
    .where(email, 'in', lowerCase)
    .union(
      db
        .selectFrom('users')
        .select(email.as('email'))
        .where('organizationId', '=', organizationId)
        .where(email, 'in', lowerCase),
    )
    .execute();
  return rows.map(({ email: address }) => address);
}
