import { coldOrders, signInBytes } from './federation/cold-load.ts';
import { median, rounded } from './measure/median.ts';
import { ratios, withContenders } from './portal/contenders.ts';

const ROUNDS = 21;
const LIMITS = { ratio: 1.05, signInKilobytes: 220 };
const KILOBYTE = 1_000;

/** A cold load of the orders, federated against the same code as one bundle. */
export default () =>
  withContenders(async ({ browser, addresses, byTurns }) => {
    const times = await byTurns(ROUNDS, coldOrders);
    const figures = {
      ratio: Number(median(ratios(times)).toFixed(3)),
      federatedMs: Math.round(median(times.federated)),
      oneBundleMs: Math.round(median(times.oneBundle)),
      rounds: ROUNDS,
      signInKilobytes: rounded((await signInBytes(browser, addresses.federated)) / KILOBYTE),
    };
    return { holds: figures.ratio <= LIMITS.ratio && figures.signInKilobytes <= LIMITS.signInKilobytes, figures, limits: LIMITS };
  });
