import type { Cell } from './columns.ts';
import { yieldingBatches } from './yielding-batches.ts';

function* count(from: number, to: number): Generator<Cell[]> {
  for (let i = from; i < to; i += 1) yield [i];
}
async function* batches() {
  yield count(0, 50_000);
  yield count(50_000, 50_000);
  yield count(50_000, 100_001);
}

test.each([
  ['all rows', () => count(0, 100_001)],
  ['batches of rows', batches],
])('yields %s in order, and lets other work run between them', async (_name, rows) => {
  let otherCalls = 0;
  let hasEnded = false;
  const turn = () => {
    otherCalls += 1;
    if (!hasEnded) setImmediate(turn);
  };
  setImmediate(turn);
  let next = 0;
  let inOrder = true;
  for await (const part of yieldingBatches(rows()))
    for (const [cell] of part) {
      inOrder &&= cell === next;
      next += 1;
    }
  hasEnded = true;
  expect([inOrder, next]).toEqual([true, 100_001]);
  expect(otherCalls).toBeGreaterThan(0);
});
