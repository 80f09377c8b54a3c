import { blockingOfHome } from './home/blocking.ts';
import { median } from './measure/median.ts';
import { withContenders } from './portal/contenders.ts';

const ROUNDS = 15;
const LIMITS = { blockingMs: 200, ratio: 1.05 };

const figureOf = (visits: readonly { seen: number }[]) => median(visits.map(({ seen }) => seen));

/** How long the signed-in home page keeps the main thread, federated against the same code as one bundle: once something is seen, and on the whole way from an empty window. */
export default () =>
  withContenders(async ({ byTurns }) => {
    const { federated, oneBundle } = await byTurns(ROUNDS, blockingOfHome);
    const whole = { federated: federated.map((blocking) => blocking.whole), oneBundle: oneBundle.map((blocking) => blocking.whole) };
    const figures = {
      blockingMs: Math.round(figureOf(federated)),
      oneBundleMs: Math.round(figureOf(oneBundle)),
      fromTheStartMs: Math.round(median(whole.federated)),
      oneBundleFromTheStartMs: Math.round(median(whole.oneBundle)),
      ratio: Number((figureOf(federated) / figureOf(oneBundle)).toFixed(3)),
      fromTheStartRatio: Number((median(whole.federated) / median(whole.oneBundle)).toFixed(3)),
      rounds: ROUNDS,
    };
    return { holds: Object.entries(LIMITS).every(([figure, limit]) => figures[figure as keyof typeof LIMITS] <= limit), figures, limits: LIMITS };
  });
