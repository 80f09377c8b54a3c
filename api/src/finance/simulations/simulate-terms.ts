import type { Simulation, SimulationQuery } from 'shared-contracts/finance/simulations';
import type { Routing } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { computeBills, type ComputedBill } from '../bills/compute-bills.ts';
import { findContract } from '../contracts/contract-rows.store.ts';
import { currencyOf } from '../contracts/contracts.store.ts';
import { newestVersion, termsOfVersion } from '../contracts/contract-versions.store.ts';
import { findSimulatedOrders } from './simulated-orders.store.ts';
import { compareAmounts, sumAmounts, sumLanes } from './simulation.rules.ts';

/** Reasons for which an order has no amount to compare. */
const UNRATED: readonly string[] = ['noContract', 'noRate', 'noDistance', 'noApproachDistance'];

const isRated = (bill: ComputedBill | undefined, contractId: string): bill is ComputedBill =>
  bill !== undefined &&
  bill.figures.contract?.id === contractId &&
  !bill.figures.reasons.some((reason) => UNRATED.includes(reason));

/**
 * The amounts that a version would have charged for the orders of a period, with the same rating as their bills. Values
 * entered on drafts are ignored in both amounts, since the other side must not see them.
 * @throws 404, 409 for terms in another currency, 422 for an unknown version
 */
export async function simulateTerms(
  db: Db,
  routing: Routing,
  caller: Caller,
  id: string,
  { version, ...period }: SimulationQuery,
): Promise<Simulation> {
  const contract = await findContract(db, caller, id);
  if (!contract) throw notFound();
  const number = version ?? (await newestVersion(db, contract.id)).number;
  const terms = await termsOfVersion(db, contract.id, number);
  if (!terms) throw invalidField('version', 'notFound', 'Version not found');
  const inForce = await termsOfVersion(db, contract.id, contract.version);
  if (inForce && inForce.baseCurrencyId !== terms.baseCurrencyId)
    throw conflict('otherCurrency', 'The version is in another currency', { record: contract.name });
  const { rows, count } = await findSimulatedOrders(db, contract.id, period);
  const ids = rows.map((row) => row.id);
  const reading = { hidesDrafts: true };
  const before = await computeBills(db, routing, 'order', ids, reading);
  const after = await computeBills(db, routing, 'order', ids, {
    ...reading,
    trial: { contractId: contract.id, terms },
  });
  const orders = rows.flatMap((row) => {
    const [old, tried] = [before.get(row.id), after.get(row.id)];
    if (!isRated(old, contract.id) || !isRated(tried, contract.id)) return [];
    const { number: orderNumber, places } = old.billed;
    return [
      {
        id: row.id,
        number: orderNumber,
        from: places.at(0) ?? '',
        to: places.at(-1) ?? '',
        pickupFrom: row.pickupFrom,
        ...compareAmounts(old.figures.net, tried.figures.net),
      },
    ];
  });
  return {
    version: number,
    currency: await currencyOf(db, contract.id),
    orders,
    lanes: sumLanes(orders),
    total: sumAmounts(orders),
    orderCount: count,
    unratedCount: rows.length - orders.length,
  };
}
