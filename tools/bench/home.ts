import { blockingOfHome } from './home/blocking.ts';
import { median } from './measure/median.ts';
import { ratios, withContenders } from './portal/contenders.ts';

const ROUNDS = 15;
const LIMITS = { blockingMs: 200, ratio: 1.05 };

/** How long the signed-in home page keeps the main thread, federated against the same code as one bundle; the ratio is of the whole way from an empty window. */
export default () =>
  withContenders(async ({ byTurns }) => {
    const { federated, oneBundle } = await byTurns(ROUNDS, blockingOfHome);
    const whole = { federated: federated.map((blocking) => blocking.whole), oneBundle: oneBundle.map((blocking) => blocking.whole) };
    const figures = {
      blockingMs: Math.round(median(federated.map(({ seen }) => seen))),
      oneBundleMs: Math.round(median(oneBundle.map(({ seen }) => seen))),
      fromTheStartMs: Math.round(median(whole.federated)),
      oneBundleFromTheStartMs: Math.round(median(whole.oneBundle)),
      ratio: Number(median(ratios(whole)).toFixed(3)),
      rounds: ROUNDS,
    };
    return { holds: figures.blockingMs <= LIMITS.blockingMs && figures.ratio <= LIMITS.ratio, figures, limits: LIMITS };
  });
