import type { PartialTheme } from '@nivo/theming';
import { ground } from '../theme/colors.ts';
import { type Hue, hues } from '../theme/hues.ts';

export type Mode = 'light' | 'dark';

export const hueIn = (mode: Mode, hue: Hue) => hues[hue][mode === 'dark' ? 1 : 0];
export const groundIn = (mode: Mode, name: keyof typeof ground) => ground[name][mode === 'dark' ? 1 : 0];

/** The theme as the charts read it: plain colours, so that a picture of a chart has them too. */
export function chartTheme(mode: Mode): PartialTheme {
  const [text, line] = [groundIn(mode, 'fg.muted'), groundIn(mode, 'border.subtle')];
  return {
    text: {
      fill: text,
      fontSize: 11,
      fontFamily: "'Inter Variable', 'Noto Sans Sinhala Variable', system-ui, sans-serif",
    },
    axis: { ticks: { line: { stroke: line }, text: { fill: text } }, domain: { line: { stroke: line } } },
    grid: { line: { stroke: line } },
    crosshair: { line: { stroke: text } },
    tooltip: {
      container: {
        background: groundIn(mode, 'bg.raised'),
        color: groundIn(mode, 'fg.default'),
        fontSize: 12,
        borderRadius: 6,
      },
    },
  };
}

/** Room for a label on the axis, px. */
const LABEL = 52;

/** Labels that find room side by side: every one, or each second, third… */
export function shownLabels(keys: readonly string[], width: number): string[] {
  const step = Math.max(1, Math.ceil((keys.length * LABEL) / Math.max(width, LABEL)));
  return keys.filter((_, i) => i % step === 0);
}

/** Width of a letter of a name beside its bar, and of the gap to it, px. */
const LETTER = 5.9;
const GAP = 12;
/** Of the whole chart: more belongs to the bars. */
const NAMES_SHARE = 0.45;

/** Room for the names beside lying bars, px, and the longest name that it holds, letters. */
export function roomForNames(names: readonly string[], width: number): { left: number; longest: number } {
  const wanted = Math.max(0, ...names.map(({ length }) => length)) * LETTER + GAP;
  const left = Math.ceil(Math.min(wanted, Math.max(width * NAMES_SHARE, GAP)));
  return { left, longest: Math.floor((left - GAP) / LETTER) };
}
