import type { EpcKind } from 'shared-contracts/values/finance/epc';
import type { CreditUse } from '../../trips/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { alertIfLow } from './alert.ts';
import { toEpcFigures } from './epc.rules.ts';
import { lockLedger, priceAt, sumByKind } from './epc.store.ts';
import { expireDueCredits } from './expire.ts';
import { isPrepaying } from './prepaying.ts';

const findTripNumber = async (tx: Db, tripId: string) =>
  (await tx.selectFrom('trips').select('number').where('id', '=', tripId).executeTakeFirst())?.number ?? null;

async function insertEntry(
  tx: Db,
  { caller, organizationId, tripId, at }: CreditUse,
  kind: EpcKind,
  round: number,
): Promise<void> {
  const { unitPrice, currency } = await priceAt(tx, at);
  await tx
    .insertInto('epcEntries')
    .values({
      organizationId,
      kind,
      quantity: 1,
      tripId,
      round,
      tripNumber: await findTripNumber(tx, tripId),
      unitPrice,
      currency,
      userId: caller?.userId ?? null,
      actorId: caller?.actorId ?? null,
      at,
    })
    .execute();
}

/** The entries of a trip's latest submission; round 0: it was never submitted. */
async function findLatestRound(tx: Db, tripId: string): Promise<{ round: number; kinds: ReadonlySet<EpcKind> }> {
  const entries = await tx.selectFrom('epcEntries').select(['kind', 'round']).where('tripId', '=', tripId).execute();
  const latest = Math.max(0, ...entries.map(({ round }) => round));
  return { round: latest, kinds: new Set(entries.filter(({ round }) => round === latest).map(({ kind }) => kind)) };
}

/** Reserves a credit for a submitted trip; serialized per organization, so that the last credit is used once. @throws 409 `notEnoughEpc` */
export async function reserveCredit(tx: Db, step: CreditUse): Promise<void> {
  if (!(await isPrepaying(tx, step.organizationId))) return;
  await lockLedger(tx, step.organizationId);
  await expireDueCredits(tx, step.organizationId, step.at);
  const { remaining } = toEpcFigures(await sumByKind(tx, step.organizationId));
  if (remaining <= 0)
    throw conflict('notEnoughEpc', 'Not enough EPC', { record: await findTripNumber(tx, step.tripId) });
  await insertEntry(tx, step, 'reserved', (await findLatestRound(tx, step.tripId)).round + 1);
  await alertIfLow(tx, step.organizationId, { remaining: remaining - 1, at: step.at });
}

/** Adds the entries that the trip's credit lacks; a trip without a reserved credit gets none. */
async function insertMissingEntries(tx: Db, step: CreditUse, kinds: readonly EpcKind[]): Promise<void> {
  const { round, kinds: before } = await findLatestRound(tx, step.tripId);
  if (!before.has('reserved') || before.has('returned')) return;
  for (const kind of kinds) if (!before.has(kind)) await insertEntry(tx, step, kind, round);
}

/** Activates the credit when the trip starts. */
const activateCredit = (tx: Db, step: CreditUse): Promise<void> => insertMissingEntries(tx, step, ['activated']);

/** Spends the credit when the trip ends. */
const spendCredit = (tx: Db, step: CreditUse): Promise<void> => insertMissingEntries(tx, step, ['activated', 'used']);

/** Cancelled, taken back or dissolved trip: returns the credit before the start, spends it afterwards. */
const returnCredit = async (tx: Db, step: CreditUse): Promise<void> => {
  const { kinds } = await findLatestRound(tx, step.tripId);
  await insertMissingEntries(tx, step, kinds.has('activated') ? ['used'] : ['returned']);
};

/** Hooks for the credit of a trip that is planned, started, completed or cancelled. */
export const tripCredits = {
  reserve: reserveCredit,
  activate: activateCredit,
  spend: spendCredit,
  giveBack: returnCredit,
};
