import type { DeskBar, DeskRow } from './rows.rules.ts';

export type BarPlace = { rowIndex: number; bar: DeskBar };

const isTrip = ({ kind }: DeskBar) => kind !== 'unavailable';
const middleOf = ({ from, to }: DeskBar) => (from + to) / 2;

export function findBar(rows: readonly DeskRow[], id: string): BarPlace | undefined {
  for (const [rowIndex, { bars }] of rows.entries()) {
    const bar = bars.find((one) => one.id === id && isTrip(one));
    if (bar) return { rowIndex, bar };
  }
  return undefined;
}

function findInRow({ rowIndex, bar }: BarPlace, rows: readonly DeskRow[], step: 1 | -1): BarPlace | undefined {
  const bars = (rows[rowIndex]?.bars ?? []).filter(isTrip).toSorted((one, other) => one.from - other.from);
  const next = bars[bars.findIndex(({ id }) => id === bar.id) + step];
  return next && { rowIndex, bar: next };
}

/** The bar nearest in time in the next row that has one. */
function findInNextRow({ rowIndex, bar }: BarPlace, rows: readonly DeskRow[], step: 1 | -1): BarPlace | undefined {
  for (let index = rowIndex + step; index >= 0 && index < rows.length; index += step) {
    const [nearest] = (rows[index]?.bars ?? [])
      .filter(isTrip)
      .toSorted((one, other) => Math.abs(middleOf(one) - middleOf(bar)) - Math.abs(middleOf(other) - middleOf(bar)));
    if (nearest) return { rowIndex: index, bar: nearest };
  }
  return undefined;
}

/** The bar that an arrow key goes to; undefined: there is none. */
export function findNextBar(rows: readonly DeskRow[], from: BarPlace, key: string): BarPlace | undefined {
  switch (key) {
    case 'ArrowLeft':
      return findInRow(from, rows, -1);
    case 'ArrowRight':
      return findInRow(from, rows, 1);
    case 'ArrowUp':
      return findInNextRow(from, rows, -1);
    case 'ArrowDown':
      return findInNextRow(from, rows, 1);
    default:
      return undefined;
  }
}
