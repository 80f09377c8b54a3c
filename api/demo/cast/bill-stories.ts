import { sql } from 'kysely';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Db } from '../../src/platform/database/database.ts';
import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';

/** @param skip newer ones */
const newestBilled = async (db: Db, contractId: string, skip = 0) =>
  (
    await db
      .selectFrom('orders')
      .select('id')
      .where('contractId', '=', contractId)
      .where('stage', '=', 'billed')
      .orderBy('stageChangedAt', 'desc')
      .orderBy('id')
      .offset(skip)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;

/** The carriers' only contract in euro. */
export async function euroContract(db: Db, build: Builders, { companies }: Pick<Cast, 'companies'>) {
  const { id: euroId } = await db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', 'EUR')
    .executeTakeFirstOrThrow();
  return build.contract({
    organizationId: companies.harvest.id,
    partnerId: companies.carriers.id,
    name: 'Airport feeder, in euro',
    terms: { baseCurrencyId: euroId, vatPercentage: '18', flatTripRate: '185.00' },
  });
}

/**
 * An order that the carriers bill Harvest in euro, though their tax number, which an electronic invoice needs, is missing.
 * @returns its id
 */
export async function billInEuro(db: Db, { contracts }: Pick<Cast, 'contracts'>, contractId: string): Promise<string> {
  const orderId = await newestBilled(db, contracts.estates.id, 1);
  const price = { contractId, predictedCost: '185.00' };
  await db.updateTable('orders').set(price).where('id', '=', orderId).execute();
  return orderId;
}

/** An order with a bill that was approved just now, and waits for this week's invoice. */
export const findJustBilled = (db: Db, { contracts }: Pick<Cast, 'contracts'>) =>
  newestBilled(db, contracts.estates.id);

/** Services from the price list of the contract. */
const REQUESTED = [
  { name: 'Tail-lift service', quantity: '2', cost: 3_600 },
  { name: 'Customs clearance', quantity: '1', cost: 6_500 },
];
/** Orders with an approved bill and a draft, one on the road and one to be planned. */
const REQUESTING: readonly OrderStage[] = ['billed', 'delivered', 'transit', 'validated'];

/** Orders that request services of the contract, which their prediction, consignment note and bill have. */
export async function requestServices(db: Db, { contracts }: Pick<Cast, 'contracts'>): Promise<void> {
  const services = JSON.stringify(REQUESTED.map(({ name, quantity }) => ({ name, quantity })));
  const cost = REQUESTED.reduce((sum, one) => sum + one.cost, 0);
  for (const stage of REQUESTING)
    await db
      .updateTable('orders')
      .set({ services, predictedCost: sql<string>`predicted_cost + ${cost}` })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('orders')
          .select('id')
          .where('contractId', '=', contracts.island.id)
          .where('stage', '=', stage)
          .orderBy('stageChangedAt', 'desc')
          .orderBy('id')
          .limit(1),
      )
      .execute();
}
