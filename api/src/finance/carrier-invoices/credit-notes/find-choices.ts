import type { Db } from '../../../platform/database/database.ts';
import { normalizeReference } from '../matching/references.rules.ts';
import { type FoundSubject, searchSubjects, type Sides } from '../matching/subjects.store.ts';
import { findCreditable, findCreditedParts } from './credited.store.ts';

const MAX_CHOICES = 20;

/**
 * Orders and trips that lines can be assigned to: those of the carrier; for credit notes those of the credited
 * invoice.
 */
export async function findChoices(
  db: Db,
  invoice: Sides & { creditedId: string | null },
  search: string | undefined,
): Promise<FoundSubject[]> {
  const { creditedId } = invoice;
  if (creditedId === null) return searchSubjects(db, invoice, search);
  const credited = await findCreditable(db, invoice, creditedId);
  if (!credited) return [];
  const wanted = normalizeReference(search ?? '');
  const isFound = (text: string | null) => text !== null && normalizeReference(text).includes(wanted);
  return (await findCreditedParts(db, credited))
    .flatMap(({ subject }) => subject ?? [])
    .filter(({ number, reference }) => isFound(number) || isFound(reference))
    .slice(0, MAX_CHOICES)
    .map(({ of, id, number, reference }) => ({ of, id, number, reference }));
}
