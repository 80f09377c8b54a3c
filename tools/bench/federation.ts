import { coldLoad, signInBytes } from './federation/cold-load.ts';
import { navigation } from './federation/navigation.ts';
import { median, rounded } from './measure/median.ts';
import { ratios, withContenders, type Protocol } from './portal/contenders.ts';
import { FIRST_ROWS } from './portal/stand.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
const LIMITS = { coldRatioH1: 1, coldRatioH2: 1, navigationRatio: 1.05, signInKilobytes: 220 };
const KILOBYTE = 1_000;

type Screen = keyof typeof FIRST_ROWS;
type Times = { federated: number[]; oneBundle: number[] };
/** One of each area. */
const SCREENS = Object.keys(FIRST_ROWS) as Screen[];

const medianRatio = (times: Times[]) => Number(median(times.flatMap(ratios)).toFixed(3));
const figuresOf = (name: string, measured: Map<Screen, Times>) =>
  Object.fromEntries([...measured].flatMap(([screen, times]) => [
    [`${screen.slice(1)}${name}Ms`, Math.round(median(times.federated))],
    [`${screen.slice(1)}${name}Ratio`, medianRatio([times])],
  ]));

/** The first screen of each area on a phone, federated against the same code as one bundle: loaded cold over HTTP/1 and HTTP/2, and gone to from the home page. */
export default () =>
  withContenders(async ({ browser, addresses, byTurns }) => {
    const each = async (measure: typeof coldLoad, protocol: Protocol) => {
      const measured = new Map<Screen, Times>();
      for (const screen of SCREENS) measured.set(screen, await byTurns(ROUNDS, measure(screen), protocol));
      return measured;
    };
    const h1 = await each(coldLoad, 'h1');
    const h2 = await each(coldLoad, 'h2');
    const gone = await each(navigation, 'h2');
    const figures = {
      coldRatioH1: medianRatio([...h1.values()]),
      coldRatioH2: medianRatio([...h2.values()]),
      navigationRatio: medianRatio([...gone.values()]),
      signInKilobytes: rounded((await signInBytes(browser, addresses.h1.federated)) / KILOBYTE),
      rounds: ROUNDS,
      ...figuresOf('H1', h1),
      ...figuresOf('H2', h2),
      ...figuresOf('Navigation', gone),
    };
    const holds = Object.entries(LIMITS).every(([figure, limit]) => figures[figure as keyof typeof LIMITS] <= limit);
    return { holds, figures, limits: LIMITS };
  });
