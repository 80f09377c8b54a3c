import type { ContractRow, ContractVersion } from 'shared-contracts/finance/contracts';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { anonymizeEntry } from '../../platform/timeline/timeline.rules.ts';
import { isExpired } from '../../platform/time/expiry.rules.ts';
import { contractActions, type ContractAccess } from './contract.rules.ts';
import type { ContractRecord } from './contract-rows.store.ts';
import type { VersionRecord } from './contract-versions.store.ts';

type Seen = Pick<ContractRecord, 'organizationId' | 'partnerId' | 'isDisabled' | 'state'>;

/** The caller's access to the contract. */
export function toContractAccess(
  caller: Caller,
  { organizationId, partnerId, isDisabled, state }: Seen,
): ContractAccess {
  const sides = (
    [
      ['writer', organizationId],
      ['partner', partnerId],
    ] as const
  )
    .filter(([, id]) => isRoot(caller) || id === caller.organizationId)
    .map(([side]) => side);
  return { isDisabled, isWaiting: state === 'unconfirmed', isRejected: state === 'rejected', sides };
}

/** @param now unix seconds */
export function presentContract(row: ContractRecord, caller: Caller, now: number): ContractRow {
  const {
    id,
    revision,
    name,
    organization,
    partner,
    startDate,
    expireDate,
    currency,
    confirmation,
    isDisabled,
    version,
    createdAt,
    number,
    state,
    reason,
    effectiveFrom,
  } = row;
  const standing = toContractAccess(caller, row);
  return {
    id,
    revision,
    name,
    organization,
    partner,
    startDate,
    expireDate,
    currency,
    isDisabled,
    version,
    createdAt,
    isMine: row.organizationId === caller.organizationId,
    isConfirmed: confirmation === 'confirmed',
    isExpired: isExpired(expireDate, now),
    state: confirmation,
    rejectedReason: confirmation === 'rejected' ? reason : null,
    newer: number === version ? null : { number, state, reason, effectiveFrom },
    isWaiting: standing.isWaiting,
    actions: contractActions(caller, standing),
  };
}

const isOwn = (caller: Caller, organizationId: string | null) =>
  isRoot(caller) || organizationId === caller.organizationId;

/** The other side doesn't see who acted within this organization. */
export function presentVersion(
  { createdIn, reviewedIn, ...version }: VersionRecord,
  inForce: Pick<ContractRecord, 'version' | 'confirmation'>,
  caller: Caller,
): ContractVersion {
  return {
    ...version,
    isInForce: inForce.confirmation === 'confirmed' && version.number === inForce.version,
    createdBy: isOwn(caller, createdIn) ? version.createdBy : null,
    reviewedBy: isOwn(caller, reviewedIn) ? version.reviewedBy : null,
  };
}

/** @param own logins of the caller's organization */
export const visibleTimeline = (entries: TimelineEntry[], caller: Caller, own: ReadonlySet<string>): TimelineEntry[] =>
  isRoot(caller)
    ? entries
    : entries.map((entry) => (entry.userLogin && own.has(entry.userLogin) ? entry : anonymizeEntry(entry)));
