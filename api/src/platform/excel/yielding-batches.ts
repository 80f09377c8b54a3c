import { setImmediate as nextTick } from 'node:timers/promises';
import { waitForRequests } from '../http/active-requests.ts';
import type { Cell, SheetRows } from './columns.ts';

type Row = readonly Cell[];

/** How long rows are written before yielding to other calls. */
const SLICE_MS = 1;
/** Reading the clock for each row would cost more than some rows. */
const ROWS_PER_BATCH = 16;
/** Fewer rows are written without a pause. */
const ROWS_PER_PAUSE = 500;
/** A pause lasts at most this many times as long as reading and writing the rows before it. */
const MAX_PAUSE = 2;
/** For rows that took long because their client is slow. */
const MAX_PAUSE_MS = 200;

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

/** Pauses after many rows while requests are active. */
function createPauses() {
  let start = performance.now();
  let rows = 0;
  return async (written: number) => {
    rows += written;
    if (rows < ROWS_PER_PAUSE) return;
    await waitForRequests(Math.min((performance.now() - start) * MAX_PAUSE, MAX_PAUSE_MS));
    rows = 0;
    start = performance.now();
  };
}

/**
 * The rows of a sheet in small batches. Every millisecond it yields to the event loop. It also pauses for requests, so
 * that these have processor and database to themselves most of the time.
 */
export async function* yieldingBatches(rows: SheetRows): AsyncGenerator<readonly Row[]> {
  const pause = createPauses();
  let sliceEnd = performance.now() + SLICE_MS;
  let written = 0;
  for await (const chunk of Symbol.asyncIterator in rows ? rows : [rows])
    for (const batch of splitRows(chunk)) {
      yield batch;
      written += batch.length;
      if (performance.now() < sliceEnd) continue;
      await nextTick();
      await pause(written);
      written = 0;
      sliceEnd = performance.now() + SLICE_MS;
    }
}
