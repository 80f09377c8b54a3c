import type { Browser } from '@playwright/test';
import { median } from '../../lib/median.ts';
import { ratios, type Contenders, type Kind, type Protocol } from '../portal/contenders.ts';
import { FIRST_ROWS } from '../portal/bench-portal.ts';

export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);

export type Screen = keyof typeof FIRST_ROWS;
/** One screen per area. */
export const SCREENS = Object.keys(FIRST_ROWS) as Screen[];

type Visited<T, K extends Kind> = Record<K, T[]>;
export type Measured<T, K extends Kind> = Map<Screen, Visited<T, K>>;
type Bundle = Exclude<Kind, 'federated'>;

/** Visits every screen in turns. */
export async function onEach<T, K extends Kind>(
  { byTurns }: Contenders,
  kinds: readonly K[],
  protocol: Protocol,
  measure: (screen: Screen) => (browser: Browser, address: string) => Promise<T>,
): Promise<Measured<T, K>> {
  const measured: Measured<T, K> = new Map();
  for (const screen of SCREENS)
    measured.set(screen, await byTurns(kinds, ROUNDS, measure(screen), { protocol, isWarm: measured.size > 0 }));
  return measured;
}

/** The median ratio over all rounds of all screens, against a bundle. */
export const ratioOf = <T, B extends Bundle>(
  measured: Iterable<Visited<T, 'federated' | B>>,
  figure: (visit: T) => number,
  bundle: B,
): number =>
  Number(
    median(
      [...measured].flatMap((visited) => ratios(visited.federated.map(figure), visited[bundle].map(figure))),
    ).toFixed(3),
  );

/** The median of a contender, over all screens. */
export const medianOf = <T, K extends Kind>(
  measured: Iterable<Visited<T, K>>,
  figure: (visit: T) => number,
  kind: K,
): number => Math.round(median([...measured].flatMap((visited) => visited[kind].map(figure))));

/** The figures of each screen, by time and by main-thread time. */
export const figuresOf = <B extends Bundle>(
  name: string,
  measured: Measured<{ ms: number; threadMs: number }, 'federated' | B>,
  bundle: B,
): Record<string, number> =>
  Object.fromEntries(
    [...measured].flatMap(([screen, visited]) => [
      [`${screen.slice(1)}${name}Ms`, medianOf([visited], ({ ms }) => ms, 'federated')],
      [`${screen.slice(1)}${name}Ratio`, ratioOf([visited], ({ ms }) => ms, bundle)],
      [`${screen.slice(1)}${name}ThreadRatio`, ratioOf([visited], ({ threadMs }) => threadMs, bundle)],
    ]),
  );
