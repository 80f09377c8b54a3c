import { coldLoad, signInBytes } from './federation/cold-load.ts';
import { median, rounded } from './measure/median.ts';
import { ratios, withContenders } from './portal/contenders.ts';

const ROUNDS = 21;
const LIMITS = { ordersRatio: 1.05, vehiclesRatio: 1.05, signInKilobytes: 220 };
const KILOBYTE = 1_000;

const ratioOf = (times: { federated: number[]; oneBundle: number[] }) => Number(median(ratios(times)).toFixed(3));

/** A cold load of the first screen of an area, federated against the same code as one bundle. */
export default () =>
  withContenders(async ({ browser, addresses, byTurns }) => {
    const orders = await byTurns(ROUNDS, coldLoad('/orders'));
    const vehicles = await byTurns(ROUNDS, coldLoad('/vehicles'));
    const figures = {
      ordersRatio: ratioOf(orders),
      ordersMs: Math.round(median(orders.federated)),
      vehiclesRatio: ratioOf(vehicles),
      vehiclesMs: Math.round(median(vehicles.federated)),
      rounds: ROUNDS,
      signInKilobytes: rounded((await signInBytes(browser, addresses.federated)) / KILOBYTE),
    };
    const holds = Object.entries(LIMITS).every(([figure, limit]) => figures[figure as keyof typeof LIMITS] <= limit);
    return { holds, figures, limits: LIMITS };
  });
