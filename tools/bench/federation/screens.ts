import type { Browser } from '@playwright/test';
import { median } from '../measure/median.ts';
import { ratios, type Contenders, type Protocol } from '../portal/contenders.ts';
import { FIRST_ROWS } from '../portal/stand.ts';

export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);

export type Screen = keyof typeof FIRST_ROWS;
/** One of each area. */
export const SCREENS = Object.keys(FIRST_ROWS) as Screen[];

type Visited<T> = { federated: T[]; oneBundle: T[] };
export type Measured<T> = Map<Screen, Visited<T>>;

/** Every screen, visited by turns. */
export async function onEach<T>({ byTurns }: Contenders, protocol: Protocol, measure: (screen: Screen) => (browser: Browser, address: string) => Promise<T>): Promise<Measured<T>> {
  const measured: Measured<T> = new Map();
  for (const screen of SCREENS) measured.set(screen, await byTurns(ROUNDS, measure(screen), { protocol, isWarm: measured.size > 0 }));
  return measured;
}

const valuesOf = <T>({ federated, oneBundle }: Visited<T>, figure: (visit: T) => number) => ({ federated: federated.map(figure), oneBundle: oneBundle.map(figure) });

/** The median over all rounds of all screens. */
export const ratioOf = <T>(measured: Iterable<Visited<T>>, figure: (visit: T) => number): number =>
  Number(median([...measured].flatMap((visited) => ratios(valuesOf(visited, figure)))).toFixed(3));

/** The median of each contender, over all screens. */
export function mediansOf<T>(measured: Iterable<Visited<T>>, figure: (visit: T) => number): { federated: number; oneBundle: number } {
  const all = [...measured].map((visited) => valuesOf(visited, figure));
  return { federated: Math.round(median(all.flatMap(({ federated }) => federated))), oneBundle: Math.round(median(all.flatMap(({ oneBundle }) => oneBundle))) };
}

/** What each screen does, by time and by the work of the thread. */
export const figuresOf = (name: string, measured: Measured<{ ms: number; threadMs: number }>): Record<string, number> =>
  Object.fromEntries([...measured].flatMap(([screen, visited]) => [
    [`${screen.slice(1)}${name}Ms`, mediansOf([visited], ({ ms }) => ms).federated],
    [`${screen.slice(1)}${name}Ratio`, ratioOf([visited], ({ ms }) => ms)],
    [`${screen.slice(1)}${name}ThreadRatio`, ratioOf([visited], ({ threadMs }) => threadMs)],
  ]));
