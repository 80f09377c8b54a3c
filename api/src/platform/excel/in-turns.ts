import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cell, SheetRows } from './columns.ts';

type Row = readonly Cell[];

/** Between two turns of the event loop, so that other calls don't wait longer. */
const TURN_MS = 2;
/** Between two looks at the clock. */
const ROWS_PER_LOOK = 16;

function* cut(rows: Iterable<Row>): Generator<Row[]> {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS_PER_LOOK) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** The rows of a sheet in parts, between which the process turns to its other calls. */
export async function* inTurns(rows: SheetRows): AsyncGenerator<readonly Row[]> {
  let endsAt = performance.now() + TURN_MS;
  for await (const batch of Symbol.asyncIterator in rows ? rows : [rows])
    for (const part of cut(batch)) {
      yield part;
      if (performance.now() < endsAt) continue;
      await nextTurn();
      endsAt = performance.now() + TURN_MS;
    }
}
