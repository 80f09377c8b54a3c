import { blockingOfHome } from './home/blocking.ts';
import { median } from './measure/median.ts';
import { ratios, withContenders } from './portal/contenders.ts';

const ROUNDS = 15;
const LIMITS = { blockingMs: 200, ratio: 1.05 };

/** How long the signed-in home page keeps the main thread, federated against the same code as one bundle. */
export default () =>
  withContenders(async ({ byTurns }) => {
    const blocking = await byTurns(ROUNDS, blockingOfHome);
    const figures = {
      blockingMs: Math.round(median(blocking.federated)),
      oneBundleMs: Math.round(median(blocking.oneBundle)),
      ratio: Number(median(ratios(blocking)).toFixed(3)),
      rounds: ROUNDS,
    };
    return { holds: figures.blockingMs <= LIMITS.blockingMs && figures.ratio <= LIMITS.ratio, figures, limits: LIMITS };
  });
