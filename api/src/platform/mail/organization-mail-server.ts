import type { Db } from './database.ts';
import { isAddress } from './mail-address.ts';
import { unseal } from './seal.ts';
import type { SmtpServer } from './smtp.ts';

const SUBMISSION = 587;

export type Sender = { name: string; address: string };
type Addresses = { name: string; smtpUser: string | null; supportEmail: string | null; contactEmail: string };

/** As whom an organization sends by its own server: most accept only the address that signs in. */
export const senderOf = ({ name, smtpUser, supportEmail, contactEmail }: Addresses): Sender => ({
  name,
  address: [smtpUser, supportEmail, contactEmail].find((one) => one && isAddress(one)) ?? '',
});

export const hasOwnServer = async (db: Db, organizationId: string) =>
  (await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('smtpHost', 'is not', null)
    .executeTakeFirst()) !== undefined;

function passwordOf(secret: string, sealed: string | null) {
  const password = sealed && unseal(secret, sealed);
  if (sealed && password === null)
    throw new Error("The password of the organization's mail server cannot be read: it has to be entered again");
  return password;
}

/** The mail server that an organization has of its own, and as whom it sends there; undefined: none. */
export async function findOwnServer(
  db: Db,
  secret: string,
  organizationId: string,
): Promise<{ server: SmtpServer; from: Sender } | undefined> {
  const row = await db
    .selectFrom('organizations')
    .select(['name', 'smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword', 'supportEmail', 'contactEmail'])
    .where('id', '=', organizationId)
    .executeTakeFirst();
  if (!row?.smtpHost) return undefined;
  const { smtpHost: host, smtpPort: port, smtpUser: user, smtpPassword } = row;
  return {
    server: { host, port: port ?? SUBMISSION, user, password: passwordOf(secret, smtpPassword) },
    from: senderOf(row),
  };
}
