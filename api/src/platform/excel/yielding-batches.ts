import { setImmediate as nextTick } from 'node:timers/promises';
import type { Cell, SheetRows } from './columns.ts';

type Row = readonly Cell[];

/** How long rows are written before yielding to other calls. */
const SLICE_MS = 2;
/** Reading the clock for each row would cost more than some rows. */
const ROWS_PER_BATCH = 16;

function* splitRows(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The rows of a sheet in small batches; every 2 ms it yields to the event loop, so that other calls don't wait. */
export async function* yieldingBatches(rows: SheetRows): AsyncGenerator<readonly Row[]> {
  let sliceEnd = performance.now() + SLICE_MS;
  for await (const chunk of Symbol.asyncIterator in rows ? rows : [rows])
    for (const batch of splitRows(chunk)) {
      yield batch;
      if (performance.now() < sliceEnd) continue;
      await nextTick();
      sliceEnd = performance.now() + SLICE_MS;
    }
}
