import { sql } from 'kysely';
import { PASSES_EVERY_RULE } from 'shared-contracts/values/access';
import type { EpcKind } from 'shared-contracts/values/epc';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import { figuresOf } from './epc.rules.ts';
import { priceAt, sumsOf } from './epc.store.ts';

/** A trip and who moves it; `caller` null: nobody did. `at` in unix seconds. */
type Step = { caller: Pick<Caller, 'userId' | 'actorId'> | null; organizationId: string; tripId: string; at: number };

async function enter(tx: Db, { caller, organizationId, tripId, at }: Step, kind: EpcKind): Promise<void> {
  const { unitPrice, currency } = await priceAt(tx, at);
  await tx
    .insertInto('epcEntries')
    .values({
      organizationId,
      kind,
      quantity: 1,
      tripId,
      unitPrice,
      currency,
      userId: caller?.userId ?? null,
      actorId: caller?.actorId ?? null,
      at,
    })
    .execute();
}

const kindsOf = async (tx: Db, tripId: string) =>
  new Set(
    (await tx.selectFrom('epcEntries').select('kind').where('tripId', '=', tripId).execute()).map(({ kind }) => kind),
  );

/** Those who prepay their trips. */
export const prepays = async (tx: Db, organizationId: string) =>
  (await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('type', 'in', PASSES_EVERY_RULE)
    .executeTakeFirst()) !== undefined;

/** A submitted trip takes a credit; one after the other, so that nobody takes the last one twice. @throws 409 `Not enough EPC` */
export async function reserveCredit(tx: Db, step: Step): Promise<void> {
  if (!(await prepays(tx, step.organizationId))) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`epc ${step.organizationId}`}, 0))`.execute(tx);
  if (figuresOf(await sumsOf(tx, step.organizationId)).remaining <= 0) throw conflict('notEnoughEpc', 'Not enough EPC');
  await enter(tx, step, 'reserved');
}

/** Writes what the credit of a trip has not been through yet; a trip without one has nothing to write. */
async function follow(tx: Db, step: Step, kinds: readonly EpcKind[]): Promise<void> {
  const before = await kindsOf(tx, step.tripId);
  if (!before.has('reserved') || before.has('returned')) return;
  for (const kind of kinds) if (!before.has(kind)) await enter(tx, step, kind);
}

/** The trip has started. */
export const activateCredit = (tx: Db, step: Step): Promise<void> => follow(tx, step, ['activated']);

/** The trip is over, however it came to that. */
export const spendCredit = (tx: Db, step: Step): Promise<void> => follow(tx, step, ['activated', 'used']);

/** The trip is cancelled: before its start the credit comes back, later it is used. */
export const giveBackCredit = async (tx: Db, step: Step): Promise<void> =>
  follow(tx, step, (await kindsOf(tx, step.tripId)).has('activated') ? ['used'] : ['returned']);
