import { type RawBuilder, sql } from 'kysely';
import type { CommonContractQuery, ContractQuery } from 'shared-contracts/finance/contracts';
import type { z } from 'zod';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { contractRows } from './contract-rows.store.ts';

type Column = Exclude<ContractQuery['sort'], `-${string}`>;
const COLUMNS: Record<Column, RawBuilder<unknown>> = {
  name: sql.ref('contracts.name'),
  partner: sql.ref('partner.name'),
  startDate: sql.ref('contracts.startDate'),
  expireDate: sql.ref('contracts.expireDate'),
  createdAt: sql.ref('contracts.createdAt'),
};
const SIDES = { mine: 'contracts.organizationId', partners: 'contracts.partnerId' } as const;
const isAwaitingReview = sql<boolean>`(newest.state = 'unconfirmed')`;
const isNotExpiredAt = (now: number) => sql<boolean>`coalesce(${sql.ref('contracts.expireDate')} >= ${now}, true)`;

/** @param now unix seconds; expiry is computed, not stored. Root sees both sides as its own. */
export function listContracts(db: Db, caller: Caller, query: ContractQuery, now: number) {
  const { search, isConfirmed, isNotExpired, isDisabled, partnerId, side, state, waitsForUs, sort, ...range } = query;
  const { column, direction } = parseSort(sort);
  const isReviewer = isRoot(caller)
    ? isAwaitingReview
    : sql<boolean>`(${isAwaitingReview} and ${sql.ref('contracts.partnerId')} = ${caller.organizationId})`;
  let rows = contractRows(db, caller).where(matchesSearch(search, 'contracts.name', 'partner.name'));
  if (isConfirmed !== undefined) rows = rows.where('confirmation', isConfirmed ? '=' : '<>', 'confirmed');
  if (state) rows = rows.where('confirmation', '=', state);
  if (isNotExpired !== undefined) rows = rows.where(isNotExpiredAt(now), '=', isNotExpired);
  if (isDisabled !== undefined) rows = rows.where('isDisabled', '=', isDisabled);
  if (partnerId) rows = rows.where('partner.id', '=', partnerId);
  if (side && !isRoot(caller)) rows = rows.where(SIDES[side], '=', caller.organizationId);
  if (waitsForUs !== undefined) rows = rows.where(isReviewer, '=', waitsForUs);
  return paginate(rows.orderBy(COLUMNS[column], direction).orderBy('contracts.name').orderBy('contracts.id'), range);
}

/** Contracts that can be used for orders and trips now. */
export const listCommonContracts = (db: Db, caller: Caller, query: z.output<typeof CommonContractQuery>, now: number) =>
  listContracts(db, caller, { ...query, isConfirmed: true, isNotExpired: true, isDisabled: false, sort: 'name' }, now);
