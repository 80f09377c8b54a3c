import type { Db } from '../../../api/src/platform/database/database.ts';

type Line = { subjectId: string; fromStage: string | null; toStage: string | null };

function byOrder(lines: readonly Line[]) {
  const moves = new Map<string, Line[]>();
  for (const line of lines) moves.set(line.subjectId, [...(moves.get(line.subjectId) ?? []), line]);
  return moves;
}

/** The stage at the end of an order's timeline; null: an entry doesn't start where the previous one ended. */
function replayed(lines: readonly Line[]): string | null {
  let stage: string | null = null;
  for (const { fromStage, toStage } of lines) {
    if (fromStage !== stage) return null;
    stage = toStage;
  }
  return stage;
}

/**
 * Compares the database with the replies that clients got: acknowledged transitions without a timeline entry, entries
 * without a reply, and orders whose stage differs from the end of their timeline.
 */
export async function compareWithTimeline(db: Db, stagesByOrder: ReadonlyMap<string, readonly string[]>) {
  const orders = await db.selectFrom('orders').select(['id', 'stage']).execute();
  const lines = await db
    .selectFrom('timelineEntries')
    .select(['subjectId', 'fromStage', 'toStage'])
    .where('subject', '=', 'order')
    .where('toStage', 'is not', null)
    .orderBy('position')
    .execute();
  const moves = byOrder(lines);
  const found = { lost: [...stagesByOrder.keys()].filter((id) => !moves.has(id)).length, doubled: 0, astray: 0 };
  for (const { id, stage } of orders) {
    const [reported, written] = [stagesByOrder.get(id) ?? [], moves.get(id) ?? []];
    found.lost += Math.max(0, reported.length - written.length);
    found.doubled += Math.max(0, written.length - reported.length);
    if (replayed(written) !== stage || reported.some((to, i) => written[i]?.toStage !== to)) found.astray += 1;
  }
  return found;
}
