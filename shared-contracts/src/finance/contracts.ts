import { z } from 'zod';
import {
  booleanParam,
  Id,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  text,
  UnixTime,
  SeenRevision,
} from '../common.ts';
import { ContractTerms } from './contract-terms.ts';
import { Contract, ContractQuery as SelectQuery } from '../identity/partners.ts';
import { CONTRACT_ACTIONS, CONTRACT_SIDES, CONTRACT_STATES, CONTRACT_USES } from '../values/finance/contracts.ts';
import { CONTRACT_LIMITS, MAX_REASON_LENGTH } from '../values/field-limits.ts';

const State = z.enum(CONTRACT_STATES);
const cargoTypeIds = z.array(Id).max(CONTRACT_LIMITS.cargoTypeIds);
const vehicleTypeIds = z.array(Id).max(CONTRACT_LIMITS.vehicleTypeIds);

const ContractFields = z.object({
  name: requiredText(CONTRACT_LIMITS.name),
  /** An active partner; cannot be changed later. */
  partnerId: Id,
  startDate: UnixTime,
  /** Null: does not expire. */
  expireDate: UnixTime.nullable(),
  /** Empty: applies to every type. */
  cargoTypeIds,
  vehicleTypeIds,
  terms: ContractTerms,
});
const { shape } = ContractFields;
export const ContractInput = ContractFields.extend({
  expireDate: shape.expireDate.default(null),
  cargoTypeIds: cargoTypeIds.default([]),
  vehicleTypeIds: vehicleTypeIds.default([]),
});
/**
 * Omitted fields keep their value; `terms` replaces all terms. Changing terms that the partner has confirmed or
 * rejected creates a new version for the partner's review; changing terms still in review replaces them. `resend`:
 * submits a rejected version for review again, changed or not.
 */
export const ContractChanges = ContractFields.partial().extend({
  isDisabled: z.boolean().optional(),
  /** The date from which the new version applies; null for its confirmation. */
  effectiveFrom: UnixTime.nullable().optional(),
  resend: z.boolean().optional(),
});
/** Creates a contract with the newest terms; omitted fields are copied. */
export const ContractCopy = ContractFields.pick({
  name: true,
  partnerId: true,
  startDate: true,
  expireDate: true,
}).partial();

/** `revision`: the revision the user saw; a different current one is a conflict. */
export const ContractReview = z
  .object({
    state: z.enum(['confirmed', 'rejected']),
    reason: text(MAX_REASON_LENGTH).optional(),
    revision: SeenRevision,
  })
  .superRefine(({ state, reason }, context) => {
    if (state === 'rejected' && !reason)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'required', input: reason });
  });

/** A set of terms, from 1 on; `reason`: why it was rejected. `createdBy`, `reviewedBy`: logins, of one's own people only. */
export const ContractVersion = z.object({
  number: z.int(),
  state: State,
  isInForce: z.boolean(),
  reason: z.string().nullable(),
  /** The date from which it applies; null for its confirmation. Absent in earlier releases. */
  effectiveFrom: UnixTime.nullable().optional(),
  createdAt: UnixTime,
  createdBy: z.string().nullable(),
  reviewedAt: UnixTime.nullable(),
  reviewedBy: z.string().nullable(),
});
/**
 * A difference. `path`: the field; within lists, followed by the row's key: `['vatPercentage']`, `['delays',
 * 'loading', 'freeMinutes']`, `['distanceRates', from, 'value']`, `['pointRates', fromLocationId, toLocationId,
 * 'flatRate']`, `['distanceDiscounts', distance, 'percentage']`, `['services', name, 'rate']`, `['dayRates',
 * 'saturday', 'percentage']`, `['dayRates', 'holidays', day]`, `['demurrage', 'baseRate']`, `['demurrage', 'bands',
 * from, 'rate']`. Null if the field or row is missing.
 */
const Cell = z.union([z.string(), z.number()]).nullable();
export const ContractDifference = z.object({ path: z.array(z.string()), old: Cell, new: Cell });
/** Names by id of the locations and currencies (short names) in the terms, without deleted ones. */
const Names = z.record(z.string(), z.string());
/** `changes`: since the version `comparedWith`; null: no version to compare with. */
export const ContractVersionDetails = ContractVersion.extend({
  terms: ContractTerms,
  names: Names,
  comparedWith: z.int().nullable(),
  changes: z.array(ContractDifference),
});
export const ContractVersions = z.object({ items: z.array(ContractVersion) });
/** `with`: defaults to the version in force; for that version, to the previous one. */
export const ContractVersionQuery = z.object({ with: z.coerce.number().int().min(1).max(100_000).optional() });
export const ContractVersionParams = z.object({ id: Id, number: z.coerce.number().int().min(1).max(100_000) });

/** A version newer than the one in force that is in review or was rejected. */
const NewerVersion = ContractVersion.pick({ number: true, state: true, reason: true, effectiveFrom: true });
export const ContractRow = Contract.extend({
  revision: Revision,
  /** The author. */
  organization: NamedRef,
  isMine: z.boolean(),
  /** State of the version in force; without one, of the newest version. */
  state: State,
  rejectedReason: z.string().nullable(),
  version: z.int(),
  newer: NewerVersion.nullable(),
  /** Has terms in review by the partner. */
  isWaiting: z.boolean(),
  createdAt: UnixTime,
  actions: z.array(z.enum(CONTRACT_ACTIONS)),
});
export const ContractUse = z.object({ as: z.enum(CONTRACT_USES), count: z.int(), names: z.array(z.string()) });
/** `terms`: of `version`; `newer` has its own terms. */
export const ContractDetails = ContractRow.extend({
  newer: NewerVersion.extend({ terms: ContractTerms }).nullable(),
  cargoTypes: z.array(NamedRef),
  vehicleTypes: z.array(NamedRef),
  terms: ContractTerms,
  names: Names,
  usedBy: z.array(ContractUse),
});

/** `waitsForUs`: contracts that the caller's organization has to review. */
export const ContractQuery = SelectQuery.extend({
  side: z.enum(CONTRACT_SIDES).optional(),
  state: State.optional(),
  waitsForUs: booleanParam,
  sort: sortBy(['name', 'partner', 'startDate', 'expireDate', 'createdAt']).default('name'),
});
export const ContractPage = pageOf(ContractRow);
/** Contracts in force that can be used for orders and trips, whichever side wrote them. */
export const CommonContractQuery = Paging.extend({ partnerId: Id.optional() });
export const CommonContractPage = pageOf(ContractRow);

export type ContractInput = z.input<typeof ContractInput>;
export type ContractChanges = z.input<typeof ContractChanges>;
export type ContractCopy = z.infer<typeof ContractCopy>;
export type ContractReview = z.infer<typeof ContractReview>;
export type ContractVersion = z.infer<typeof ContractVersion>;
export type ContractVersionDetails = z.infer<typeof ContractVersionDetails>;
export type ContractVersions = z.infer<typeof ContractVersions>;
export type ContractDifference = z.infer<typeof ContractDifference>;
export type ContractRow = z.infer<typeof ContractRow>;
export type ContractPage = z.infer<typeof ContractPage>;
export type ContractUse = z.infer<typeof ContractUse>;
export type ContractDetails = z.infer<typeof ContractDetails>;
export type ContractQuery = z.infer<typeof ContractQuery>;
