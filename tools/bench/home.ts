import { blockingOfHome, SHORT_MS, workOfHome } from './home/blocking.ts';
import { median } from '../lib/median.ts';
import { within } from '../lib/within.ts';
import { HINTED, ratios, withContenders } from './portal/contenders.ts';

const ROUNDS = 9;
const LIMITS = { blockingMs: 200, ratio: 1.05 };

/** Anything below one long task is imperceptible, and too short to be compared. */
const compared = (visits: readonly number[]) => Math.max(median(visits), SHORT_MS);

/** Main-thread blocking of the signed-in home page after first paint, against the same code as one bundle. */
export default () =>
  withContenders(async ({ byTurns }) => {
    const { federated, hintedBundle } = await byTurns(HINTED, ROUNDS, blockingOfHome);
    const work = await byTurns(HINTED, ROUNDS, workOfHome);
    const figures = {
      blockingMs: Math.round(median(federated)),
      hintedBundleMs: Math.round(median(hintedBundle)),
      ratio: Number((compared(federated) / compared(hintedBundle)).toFixed(3)),
      fromTheStartRatio: Number(median(ratios(work.federated, work.hintedBundle)).toFixed(3)),
      rounds: ROUNDS,
    };
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  });
