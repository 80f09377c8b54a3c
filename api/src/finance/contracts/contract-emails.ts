import type { Language } from 'shared-contracts/values/limits';
import { isIn } from '../../identity/notifications/audience.ts';
import { nameOf } from '../../identity/partners/partnerships.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { isAddress } from '../../platform/mail-address.ts';
import { fill, type Letter } from '../../platform/mail.letter.ts';
import type { Parts } from '../../platform/parts.ts';
import { REVIEW_MAILS } from './contract-mail.texts.ts';

const ACTIVE = 1;
type Contract = { id: string; name: string; organizationId: string; partnerId: string };
type Told = { contract: string; organization: string; name: string; url: string };

/** Those who keep the partner's contracts, without whoever causes it. */
const keepersOf = (db: Db, partnerId: string, { userId }: Caller) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.login', 'users.email', 'users.language'])
    .where('users.status', '=', ACTIVE)
    .where('organizations.status', '=', ACTIVE)
    .where('users.id', '<>', userId)
    .where(isIn({ organizationId: partnerId, access: { model: 'contract', action: 'write' } }))
    .orderBy('users.login')
    .execute();

function reviewLetter(language: Language, { url, ...values }: Told): Letter {
  const { greeting, subject, text, open } = REVIEW_MAILS[language];
  return {
    language,
    subject: fill(subject, values),
    paragraphs: [fill(greeting, values), fill(text, values)],
    action: { label: open, url },
  };
}

/** Terms that are put before the partner are told by mail once; what changes while they wait is told in the bell alone. */
export async function mailForReview(
  { mail, config }: Pick<Parts, 'mail' | 'config'>,
  tx: Db,
  caller: Caller,
  { id, name: contract, organizationId, partnerId }: Contract,
) {
  const organization = await nameOf(tx, organizationId);
  const keepers = await keepersOf(tx, partnerId, caller);
  for (const { login, email, language } of keepers.filter((keeper) => isAddress(keeper.email))) {
    const letter = reviewLetter(language, {
      contract,
      organization,
      name: login,
      url: `${config.publicUrl}/contracts/${id}`,
    });
    await mail.send(tx, { ...letter, to: email, organizationId });
  }
}
