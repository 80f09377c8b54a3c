import type { Db } from '../../../platform/database/database.ts';
import { listSeals } from './audit-seals.store.ts';
import { countRedactions, hashEntries } from './sealed-entries.store.ts';

export type AuditVerification = {
  days: number;
  entries: number;
  /** The number of entries whose content was removed; only their hash is compared. */
  redacted: number;
  /** The end of the last sealed day, in Unix seconds. */
  lastSeal: { endsAt: number; hash: string } | null;
  /** The first day whose entries differ from their seal. */
  broken: { endsAt: number; expectedEntries: number; entries: number } | null;
};

/**
 * Recomputes all seals. Anyone who can change both entries and seals can also recompute the seals, so compare the last
 * hash with a copy that is stored elsewhere.
 */
export async function verifyAudit(db: Db): Promise<AuditVerification> {
  const seals = await listSeals(db);
  const redacted = await countRedactions(db);
  let previous = { hash: '', lastPosition: 0 };
  let total = 0;
  for (const seal of seals) {
    const { hash, entries } = await hashEntries(db, previous.hash, seal);
    if (hash !== seal.hash || seal.previousPosition !== previous.lastPosition) {
      const broken = { endsAt: seal.endsAt, expectedEntries: seal.entries, entries };
      return { days: seals.length, entries: total, redacted, lastSeal: null, broken };
    }
    total += entries;
    previous = seal;
  }
  const last = seals.at(-1);
  return {
    days: seals.length,
    entries: total,
    redacted,
    lastSeal: last ? { endsAt: last.endsAt, hash: last.hash } : null,
    broken: null,
  };
}
