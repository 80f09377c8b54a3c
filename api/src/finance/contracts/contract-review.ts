import type { ContractReview } from 'shared-contracts/contracts';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { changedMeanwhile, reviewRefusal } from './contract.rules.ts';
import { tellVerdict } from './contract-news.ts';
import { lockedFor } from './contract-saves.ts';
import { updateContract } from './contract-saves.store.ts';
import { namesIn, placeTerms } from './contract-terms.store.ts';
import { decideVersion, newestVersion } from './contract-versions.store.ts';
import { currenciesIn, locationsIn } from './terms.rules.ts';

type Newest = Awaited<ReturnType<typeof newestVersion>>;

/** The newest terms come into force. @throws 409 when what they name has been deleted since they were written */
async function bringIntoForce(tx: Db, id: string, { number, terms }: Newest) {
  const names = await namesIn(tx, terms);
  const isWhole = [...locationsIn(terms), ...currenciesIn(terms)].every((named) => Object.hasOwn(names, named));
  if (!isWhole)
    throw conflict(
      'contractOutdated',
      'A location or a currency of this contract is no more: its writer has to change it first',
    );
  await updateContract(tx, id, { version: number, confirmation: 'confirmed' });
  await placeTerms(tx, id, terms);
}

/** The partner's word on the newest terms; what is so already changes nothing. @throws 404, 409 */
export const reviewContract = (
  { db, now }: Pick<Parts, 'db' | 'now'>,
  caller: Caller,
  id: string,
  { state, reason: told, revision }: ContractReview,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const contract = await lockedFor(tx, caller, id, 'partner');
    const newest = await newestVersion(tx, id);
    const refusal = reviewRefusal(newest.state, state);
    if (refusal) throw refusal;
    if (newest.state === state) return;
    if (revision !== undefined && revision !== contract.revision) throw changedMeanwhile();
    const [at, reason] = [now(), state === 'rejected' ? (told ?? null) : null];
    if (state === 'confirmed') await bringIntoForce(tx, id, newest);
    else await updateContract(tx, id, contract.confirmation === 'confirmed' ? {} : { confirmation: 'rejected' });
    await decideVersion(tx, caller, id, newest.number, { state, reason, at });
    await record(tx, caller, {
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
    await tellVerdict(tx, caller, contract, state, at);
  });
