import { blockingOfHome, workOfHome } from './home/blocking.ts';
import { median } from './measure/median.ts';
import { within } from './measure/within.ts';
import { HINTED, ratios, withContenders } from './portal/contenders.ts';

const ROUNDS = 9;
const LIMITS = { blockingMs: 200, ratio: 1.05 };

/**
 * How long the signed-in home page keeps the main thread once something is seen; and, by the time of its thread, on the whole way from an empty window against the same code as one bundle.
 * What is left after the first picture is too little in either to be compared.
 */
export default () =>
  withContenders(async ({ byTurns }) => {
    const { federated, oneBundle } = await byTurns(HINTED, ROUNDS, blockingOfHome);
    const work = await byTurns(HINTED, ROUNDS, workOfHome);
    const figures = {
      blockingMs: Math.round(median(federated)),
      oneBundleMs: Math.round(median(oneBundle)),
      ratio: Number(median(ratios(work.federated, work.oneBundle)).toFixed(3)),
      rounds: ROUNDS,
    };
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  });
