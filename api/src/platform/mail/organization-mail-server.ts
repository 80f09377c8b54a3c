import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { isEmailAddress } from './email-address.ts';
import { decryptSecret } from '../security/encryption.ts';
import type { SmtpServer } from './smtp.ts';

const DEFAULT_PORT = 587;

export type Sender = { name: string; address: string };
type Addresses = { name: string; smtpUser: string | null; supportEmail: string | null; contactEmail: string };

/** The sender of an organization's emails. Most servers only accept the address that signs in. */
export const getSender = ({ name, smtpUser, supportEmail, contactEmail }: Addresses): Sender => ({
  name,
  address: [smtpUser, supportEmail, contactEmail].find((address) => address && isEmailAddress(address)) ?? '',
});

export const hasOrganizationMailServer = async (db: Db, organizationId: string) =>
  (await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('smtpHost', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Whether emails of an organization are sent; otherwise they stay in the outbox. */
export const canSendMail = async (db: Db, { mail }: Pick<Config, 'mail'>, organizationId: string) =>
  Boolean(mail) || (await hasOrganizationMailServer(db, organizationId));

function decryptPassword(secret: string, encrypted: string | null) {
  const password = encrypted && decryptSecret(secret, encrypted);
  if (encrypted && password === null)
    throw new Error("The password of the organization's mail server can't be decrypted. Enter it again");
  return password;
}

/** @returns undefined when the organization uses the platform's mail server */
export async function findOrganizationMailServer(
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
    server: { host, port: port ?? DEFAULT_PORT, user, password: decryptPassword(secret, smtpPassword) },
    from: getSender(row),
  };
}
