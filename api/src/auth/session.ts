import { logoAddress } from '../organizations/pictures.ts';
import type { Db } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import type { Identify } from '../platform/http/guard.ts';
import { findPerson, findProfile } from './auth.store.ts';
import { type Claims, LIFETIME, readToken, signToken } from './token.ts';

async function claimsOf(db: Db, userId: string): Promise<Claims> {
  const { id, login, role, email, organizationId, organizationName, organizationType, organizationCode, logoId, timezoneId, timezoneName, rules, language, units, sessionVersion } =
    await findProfile(db, userId);
  const timezone = { id: timezoneId, name: timezoneName };
  const organizationLogo = logoId && logoAddress(organizationId, logoId);
  return { id, login, role, email, organizationId, organizationName, organizationType, organizationCode, organizationLogo, timezone, rules, language, units, sessionVersion };
}

/** A token for the user, valid for twelve hours, or thirty days when remembered. */
export async function issueToken({ db, now, secret }: Pick<Parts, 'db' | 'now' | 'secret'>, userId: string, isRemembered = false): Promise<string> {
  return signToken(secret, await claimsOf(db, userId), now(), isRemembered ? LIFETIME.remembered : LIFETIME.session);
}

/** A token of a user who is gone or has signed out everywhere stands for nobody. */
export const identifyBy = ({ db, now, secret }: Pick<Parts, 'db' | 'now' | 'secret'>): Identify => async (token) => {
  const claims = await readToken(secret, token, now());
  const person = claims && (await findPerson(db, claims.id));
  if (!person || person.sessionVersion !== claims.sessionVersion) return null;
  const { id, login, role, organizationId, organizationType, contactId, rules, isBlocked } = person;
  return { caller: { userId: id, login, role, organizationId, organizationType, contactId, rules, actorId: claims.actor?.id ?? null }, isBlocked: Boolean(isBlocked) };
};
