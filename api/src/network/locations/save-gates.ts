import type { FieldError } from 'shared-contracts/common';
import type { Gate, GateInput } from 'shared-contracts/network/gates';
import type { LocationChanges } from 'shared-contracts/network/locations';
import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import type { Db } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { validateGates } from './gate.rules.ts';
import { listBookedGates, lockGates, removeGates, writeGates } from './gates.store.ts';

/** Errors by field, of the gates as they will be. */
export function validateLocationGates(
  { gates, openingHours }: LocationChanges,
  before: { gates: readonly Gate[]; openingHours: OpeningHours | null } = { gates: [], openingHours: null },
): Record<string, FieldError> {
  const hours = openingHours === undefined ? before.openingHours : openingHours;
  return validateGates(
    gates ?? before.gates,
    hours,
    before.gates.map(({ id }) => id),
  );
}

/**
 * Replaces the gates of a location; undefined leaves them unchanged.
 * @throws 409 when vehicles are expected at a removed one
 */
export async function saveGates(
  tx: Db,
  { id, gates: before }: { id: string; gates: readonly Gate[] },
  gates: readonly GateInput[] | undefined,
  now: number,
): Promise<void> {
  if (!gates) return;
  const kept = new Set(gates.map((gate) => gate.id?.toLowerCase()));
  const removed = before.map((gate) => gate.id).filter((gateId) => !kept.has(gateId));
  await lockGates(tx, removed);
  const names = await listBookedGates(tx, removed, now);
  if (names.length > 0)
    throw conflict('gateInUse', `Vehicles are expected at ${names.join(', ')}: move or cancel their bookings first`, {
      names: names.join(', '),
    });
  await removeGates(tx, removed, now);
  await writeGates(tx, id, gates);
}
