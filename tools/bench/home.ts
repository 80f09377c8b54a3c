import { blockingOfHome, workOfHome } from './home/blocking.ts';
import { median } from './measure/median.ts';
import { within } from './measure/within.ts';
import { withContenders } from './portal/contenders.ts';

const ROUNDS = 9;
const LIMITS = { blockingMs: 200, ratio: 1.05 };

const figureOf = (visits: readonly { seen: number }[]) => median(visits.map(({ seen }) => seen));

const wholeOf = (visits: readonly { whole: number }[]) => median(visits.map(({ whole }) => whole));

/** How long the signed-in home page keeps the main thread once something is seen; against the same code as one bundle by the time of its thread, then and on the whole way from an empty window. */
export default () =>
  withContenders(async ({ byTurns }) => {
    const { federated, oneBundle } = await byTurns(ROUNDS, blockingOfHome);
    const work = await byTurns(ROUNDS, workOfHome);
    const figures = {
      blockingMs: Math.round(figureOf(federated)),
      oneBundleMs: Math.round(figureOf(oneBundle)),
      ratio: Number((figureOf(work.federated) / figureOf(work.oneBundle)).toFixed(3)),
      fromTheStartRatio: Number((wholeOf(work.federated) / wholeOf(work.oneBundle)).toFixed(3)),
      rounds: ROUNDS,
    };
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  });
