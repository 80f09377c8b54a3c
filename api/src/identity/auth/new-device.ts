import { createHash } from 'node:crypto';
import { DAY } from 'shared-contracts/values/time';
import { personName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';
import { canSendMail } from '../../platform/mail/organization-mail-server.ts';
import { formatDateTime } from '../../platform/pdf/format.rules.ts';
import type { Services } from '../../platform/services/services.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { isKnownDevice, type Device } from './device.ts';
import { NEW_DEVICE_TEXTS } from './new-device.texts.ts';
import type { Source } from './start-session.ts';
import { describeUserAgent } from './user-agent.rules.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'mailer' | 'config'>;
type SignIn = { userId: string; device: Device; source: Source; canRefresh: boolean };

/** The lifetime of the device cookie. */
const REMEMBERED_FOR = 400 * DAY;

const hashSource = ({ address, userAgent }: Source) =>
  createHash('sha256').update(`${address} ${userAgent}`).digest('base64url');

/** Remembers where a client without cookies signs in from. @returns whether it has before */
async function isKnownSource(db: Db, { userId, source }: SignIn, now: number): Promise<boolean> {
  await db
    .deleteFrom('signInSources')
    .where('userId', '=', userId)
    .where('lastSeenAt', '<', now - REMEMBERED_FOR)
    .execute();
  const sourceHash = hashSource(source);
  const { numUpdatedRows } = await db
    .updateTable('signInSources')
    .set({ lastSeenAt: now })
    .where('userId', '=', userId)
    .where('sourceHash', '=', sourceHash)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  await db
    .insertInto('signInSources')
    .values({ userId, sourceHash, lastSeenAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return false;
}

const findRecipient = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select(['login', 'email', 'language', 'organizationId', 'mustChangePassword', 'timezones.name as timezone'])
    .select(personName().as('name'))
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

/**
 * Emails a user about a sign-in on a device that is new to them: a browser is identified by its cookie, any other
 * client by its address and name. Skips the first sign-in, with the one-time password, and installations without a
 * mail server.
 */
export async function notifyOfNewDevice(deps: Deps, signIn: SignIn): Promise<void> {
  const { db, now, secret, mailer, config } = deps;
  const { userId, device, source, canRefresh } = signIn;
  if (isKnownDevice(secret, device, userId)) return;
  if (!canRefresh && (await isKnownSource(db, signIn, now()))) return;
  const { name, login, email, language, organizationId, mustChangePassword, timezone } = await findRecipient(
    db,
    userId,
  );
  if (mustChangePassword) return;
  if (!(await canSendMail(db, config, organizationId))) return;
  const { subject, paragraphs, action, unknownDevice } = NEW_DEVICE_TEXTS[language];
  const { browser, system } = describeUserAgent(source.userAgent);
  const values = {
    name,
    login,
    time: `${formatDateTime(now(), timezone)} (${timezone})`,
    device: [browser, system].filter((part) => part !== null).join(', ') || unknownDevice,
    address: source.address,
  };
  await mailer.send(db, {
    language,
    subject,
    paragraphs: paragraphs.map((text) => fillPlaceholders(text, values)),
    action: { label: action, url: config.publicUrl },
    to: email,
    organizationId,
  });
}
