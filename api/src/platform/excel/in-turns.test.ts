import type { Cell } from './columns.ts';
import { inTurns } from './in-turns.ts';

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
])('hands out %s in order, and turns to what else waits', async (_name, rows) => {
  let turns = 0;
  let hasEnded = false;
  const turn = () => {
    turns += 1;
    if (!hasEnded) setImmediate(turn);
  };
  setImmediate(turn);
  let next = 0;
  let inOrder = true;
  for await (const part of inTurns(rows()))
    for (const [cell] of part) {
      inOrder &&= cell === next;
      next += 1;
    }
  hasEnded = true;
  expect([inOrder, next]).toEqual([true, 100_001]);
  expect(turns).toBeGreaterThan(0);
});
