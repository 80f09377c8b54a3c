import type { ContractReview } from 'shared-contracts/finance/contracts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { assertRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findReviewError } from './contract.rules.ts';
import { notifyReviewed } from './contract-notifications.ts';
import { lockedFor } from './contract-saves.ts';
import { updateContract } from './contract-saves.store.ts';
import { namesIn, placeTerms } from './contract-terms.store.ts';
import { decideVersion, newestVersion } from './contract-versions.store.ts';
import { currenciesIn, locationsIn } from './terms.rules.ts';

type NewestVersion = Awaited<ReturnType<typeof newestVersion>>;

/** Puts the newest terms in force. @throws 409 if a record that they refer to has been deleted */
async function activateTerms(tx: Db, { id, name }: { id: string; name: string }, { number, terms }: NewestVersion) {
  const names = await namesIn(tx, terms);
  const isWhole = [...locationsIn(terms), ...currenciesIn(terms)].every((named) => Object.hasOwn(names, named));
  if (!isWhole)
    throw conflict(
      'contractOutdated',
      'A location or currency of this contract was deleted. Its author has to change the contract first',
      { record: name },
    );
  await updateContract(tx, id, { version: number, confirmation: 'confirmed' });
  await placeTerms(tx, id, terms);
}

/** Confirms or rejects the newest terms; repeating the same decision has no effect. @throws 404, 409 */
export const reviewContract = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  { state, reason: enteredReason, revision }: ContractReview,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const contract = await lockedFor(tx, caller, id, 'partner');
    await assertRevision(tx, caller, 'contract', contract, revision);
    const newest = await newestVersion(tx, id);
    const error = findReviewError(newest.state, state, contract.name);
    if (error) throw error;
    if (newest.state === state) return;
    const [at, reason] = [now(), state === 'rejected' ? (enteredReason ?? null) : null];
    if (state === 'confirmed') await activateTerms(tx, contract, newest);
    else await updateContract(tx, id, contract.confirmation === 'confirmed' ? {} : { confirmation: 'rejected' });
    await decideVersion(tx, caller, id, newest.number, { state, reason, at });
    await recordTimeline(tx, caller, {
      subject: 'contract',
      subjectId: id,
      organizationId: contract.organizationId,
      event: state,
      from: newest.state,
      to: state,
      reason,
      changes: {
        version: { from: contract.confirmation === 'confirmed' ? contract.version : null, to: newest.number },
      },
      occurredAt: at,
    });
    await notifyReviewed(tx, caller, contract, state, at);
  });
