import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { ContractChanges, ContractCopy, ContractInput } from 'shared-contracts/finance/contracts';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidField, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { describeUses } from './contract-uses.rules.ts';
import { toContractAccess } from './contract.present.ts';
import { findSideError } from './contract.rules.ts';
import { emailReviewRequest } from './contract-emails.ts';
import { requestReview, resolveReviewRequest } from './contract-notifications.ts';
import { findMissingReferences } from './contract-references.store.ts';
import { findContract, type ContractDetails } from './contract-rows.store.ts';
import { deleteContract, insertContract, lockContract, replaceTypes, updateContract } from './contract-saves.store.ts';
import { placeTerms } from './contract-terms.store.ts';
import { usesOfContract } from './contract-uses.store.ts';
import { deleteVersion, newestVersion, termsOfVersion, writeVersion } from './contract-versions.store.ts';
import { isSame } from './difference.rules.ts';
import { normalizeTerms } from './terms.rules.ts';

type Server = Pick<Services, 'db' | 'now' | 'mailer' | 'config'>;
type Input = z.output<typeof ContractInput>;
type Wanted = z.output<typeof ContractChanges>;

/** @throws 422 naming every id that the organization does not have, and an end before the start */
async function assertValid(
  tx: Db,
  organizationId: string,
  naming: Parameters<typeof findMissingReferences>[2],
  { startDate, expireDate }: Pick<Input, 'startDate' | 'expireDate'>,
) {
  const faults = await findMissingReferences(tx, organizationId, naming);
  if (expireDate !== null && expireDate <= startDate) faults['expireDate'] = { code: 'date', message: 'Invalid date' };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** The contract's fields in the timeline, except its terms. */
const storyOf = ({
  name,
  partnerId,
  startDate,
  expireDate,
  isDisabled,
  cargoTypes,
  vehicleTypes,
}: ContractDetails) => ({
  name,
  partnerId,
  startDate,
  expireDate,
  isDisabled,
  cargoTypeIds: cargoTypes.map(({ id }) => id),
  vehicleTypeIds: vehicleTypes.map(({ id }) => id),
});

type ContractEvent = { event: TimelineEvent<'contract'>; changes: Record<string, unknown>; at: number };
const recordChange = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: ContractDetails,
  { event, changes, at }: ContractEvent,
) => recordTimeline(tx, caller, { subject: 'contract', subjectId: id, event, organizationId, changes, occurredAt: at });

async function whole(tx: Db, caller: Caller, id: string): Promise<ContractDetails> {
  const contract = await findContract(tx, caller, id);
  if (!contract) throw notFound();
  return contract;
}

/** Locks the contract until the transaction ends. @throws 404; 409 for the other side */
export async function lockedFor(
  tx: Db,
  caller: Caller,
  id: string,
  side: 'writer' | 'partner',
  seen?: SeenRevision,
): Promise<ContractDetails> {
  if (!(await lockContract(tx, caller, id))) throw notFound();
  const contract = await whole(tx, caller, id);
  const error = findSideError(side, toContractAccess(caller, contract), contract.name);
  if (error) throw error;
  await assertRevision(tx, caller, 'contract', contract, seen);
  return contract;
}

async function insertWithFirstVersion(
  server: Server,
  tx: Db,
  caller: Caller,
  organizationId: string,
  input: Input,
): Promise<string> {
  const at = server.now();
  const { terms: termsInput, cargoTypeIds, vehicleTypeIds, ...columns } = input;
  const terms = normalizeTerms(termsInput);
  await assertValid(tx, organizationId, { ...input, terms: termsInput }, input);
  const { id } = await insertContract(tx, {
    ...columns,
    organizationId,
    baseCurrencyId: terms.baseCurrencyId,
    createdAt: at,
  });
  await replaceTypes(tx, id, { cargoTypeIds, vehicleTypeIds });
  await writeVersion(tx, {
    contractId: id,
    number: 1,
    terms,
    effectiveFrom: null,
    createdBy: caller.userId,
    createdAt: at,
  });
  await placeTerms(tx, id, terms);
  const made = await whole(tx, { ...caller, organizationId }, id);
  await recordChange(tx, caller, made, {
    event: 'created',
    changes: diffFields<object>({}, { ...storyOf(made), ...terms }),
    at,
  });
  await requestReview(tx, caller, made, at);
  await emailReviewRequest(server, tx, caller, made);
  return id;
}

/** Creates a contract, which then awaits the partner's review. @returns the id of the new contract */
export const createContract = (server: Server, caller: Caller, input: Input): Promise<string> =>
  inTransaction(server.db, (tx) => insertWithFirstVersion(server, tx, caller, caller.organizationId, input));

/** Copies a contract with its newest terms; only its writer can. @returns the id of the new contract */
export const copyContract = (server: Server, caller: Caller, id: string, other: ContractCopy): Promise<string> =>
  inTransaction(server.db, async (tx) => {
    const contract = await lockedFor(tx, caller, id, 'writer');
    const { terms } = await newestVersion(tx, id);
    const { isDisabled: _is, ...fields } = storyOf(contract);
    const overrides = Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined));
    return insertWithFirstVersion(server, tx, caller, contract.organizationId, { ...fields, ...overrides, terms });
  });

type Change = {
  contract: ContractDetails;
  terms: ContractTerms | undefined;
  effectiveFrom: number | null | undefined;
  /** Rejected terms are submitted to the partner again. */ isResent: boolean;
  caller: Caller;
  at: number;
};

/** Updates the versions of the terms. @returns whether a review was requested or withdrawn; null for neither */
async function changeTerms(
  tx: Db,
  { contract, terms, effectiveFrom, isResent, caller, at }: Change,
): Promise<'requested' | 'withdrawn' | null> {
  const { id, confirmation, version } = contract;
  const newest = await newestVersion(tx, id);
  const isInForce = confirmation === 'confirmed';
  const requested = terms ?? newest.terms;
  const isRedated = effectiveFrom !== undefined && effectiveFrom !== newest.effectiveFrom;
  if (isSame(newest.terms, requested) && !isRedated && !(isResent && newest.state === 'rejected')) return null;
  const inForce = isInForce ? await termsOfVersion(tx, id, version) : undefined;
  const isWaiting = newest.state === 'unconfirmed';
  if (inForce && isWaiting && !isRedated && isSame(inForce, requested)) {
    await deleteVersion(tx, id, newest.number);
    return 'withdrawn';
  }
  if (inForce && !isRedated && isSame(inForce, requested)) return null;
  const number = isWaiting ? newest.number : newest.number + 1;
  await writeVersion(tx, {
    contractId: id,
    number,
    terms: requested,
    effectiveFrom: effectiveFrom ?? (isWaiting ? newest.effectiveFrom : null),
    createdBy: caller.userId,
    createdAt: at,
  });
  if (!isInForce) {
    await updateContract(tx, id, { version: number, confirmation: 'unconfirmed' });
    await placeTerms(tx, id, requested);
  }
  return 'requested';
}

type Happened = {
  outcome: Awaited<ReturnType<typeof changeTerms>>;
  isResent: boolean;
  /** Whether anything else than the activity has changed. */ isTouched: boolean;
  isDisabled: boolean;
};

function eventOf({ outcome, isResent, isTouched, isDisabled }: Happened) {
  if (outcome === 'withdrawn') return 'versionWithdrawn';
  if (outcome === 'requested') return isResent ? 'resent' : 'updated';
  if (isTouched) return 'updated';
  return isDisabled ? 'disabled' : 'enabled';
}

/** Terms confirmed by the partner stay in force until it confirms others. */
export const changeContract = (
  server: Server,
  caller: Caller,
  id: string,
  { terms: termsInput, cargoTypeIds, vehicleTypeIds, partnerId, effectiveFrom, resend = false, ...columns }: Wanted,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const before = await lockedFor(tx, caller, id, 'writer', seen);
    if (partnerId && partnerId.toLowerCase() !== before.partnerId)
      throw invalidField('partnerId', 'fixed', 'The partner stays as it is: copy the contract for another one');
    const { startDate = before.startDate, expireDate = before.expireDate } = columns;
    await assertValid(
      tx,
      before.organizationId,
      { cargoTypeIds, vehicleTypeIds, terms: termsInput },
      { startDate, expireDate },
    );
    const at = server.now();
    const terms = termsInput && normalizeTerms(termsInput);
    const newest = await newestVersion(tx, id);
    await replaceTypes(tx, id, { cargoTypeIds, vehicleTypeIds });
    const { isDisabled } = columns;
    const stamped =
      isDisabled === undefined || isDisabled === before.isDisabled ? {} : { disabledAt: isDisabled ? at : null };
    if (Object.keys(columns).length > 0)
      await updateContract(tx, id, { ...columns, ...stamped } as Parameters<typeof updateContract>[2]);
    const after = await whole(tx, caller, id);
    const story = diffFields<object>(storyOf(before), storyOf(after));
    const isTouched = Object.keys(story).some((field) => field !== 'isDisabled');
    const outcome = await changeTerms(tx, {
      contract: before,
      terms,
      effectiveFrom,
      isResent: resend || (isTouched && before.confirmation !== 'confirmed'),
      caller,
      at,
    });
    const changes = {
      ...story,
      ...(outcome && terms && diffFields<object>(newest.terms, terms)),
      ...(outcome &&
        effectiveFrom !== undefined &&
        diffFields({ effectiveFrom: newest.effectiveFrom }, { effectiveFrom })),
    };
    if (Object.keys(changes).length === 0 && outcome === null) return;
    await updateContract(tx, id, {});
    await recordChange(tx, caller, after, {
      event: eventOf({ outcome, isResent: resend, isTouched, isDisabled: after.isDisabled }),
      changes,
      at,
    });
    if (outcome === 'withdrawn') await resolveReviewRequest(tx, id, at);
    else if (outcome === 'requested' || (isTouched && newest.state === 'unconfirmed'))
      await requestReview(tx, caller, after, at);
    if (outcome === 'requested' && newest.state !== 'unconfirmed') await emailReviewRequest(server, tx, caller, after);
  });

/** Deletes a contract that no order or trip uses. @throws 409 naming them */
export const removeContract = (
  { db, now }: Pick<Server, 'db' | 'now'>,
  caller: Caller,
  id: string,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const gone = await lockedFor(tx, caller, id, 'writer', seen);
    const uses = await usesOfContract(tx, caller, id);
    if (uses.length > 0)
      throw conflict('contractInUse', describeUses(uses), {
        name: gone.name,
        names: uses.flatMap(({ names }) => names),
      });
    await deleteContract(tx, id);
    await recordChange(tx, caller, gone, {
      event: 'deleted',
      changes: { name: { from: gone.name, to: null } },
      at: now(),
    });
    await resolveReviewRequest(tx, id, now());
    return { id };
  });
