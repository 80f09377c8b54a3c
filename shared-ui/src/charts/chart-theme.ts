import type { PartialTheme } from '@nivo/theming';
import { groundColors } from '../theme/colors.ts';
import { type Hue, hues } from '../theme/hues.ts';

export type Mode = 'light' | 'dark';

export const getHue = (mode: Mode, hue: Hue) => hues[hue][mode === 'dark' ? 1 : 0];
export const getGroundColor = (mode: Mode, name: keyof typeof groundColors) =>
  groundColors[name][mode === 'dark' ? 1 : 0];

/** The theme for nivo, with plain colours that a saved image contains as well. */
export function chartTheme(mode: Mode): PartialTheme {
  const [text, line] = [getGroundColor(mode, 'fg.muted'), getGroundColor(mode, 'border.subtle')];
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
        background: getGroundColor(mode, 'bg.raised'),
        color: getGroundColor(mode, 'fg.default'),
        fontSize: 12,
        borderRadius: 6,
      },
    },
  };
}

/** Width of an axis label, px. */
const LABEL_WIDTH = 52;

/** Selects the labels that fit next to each other: all, or every second, third… */
export function selectTickLabels(keys: readonly string[], width: number): string[] {
  const step = Math.max(1, Math.ceil((keys.length * LABEL_WIDTH) / Math.max(width, LABEL_WIDTH)));
  return keys.filter((_, i) => i % step === 0);
}

/** Width of a letter of a name next to its bar, and of the gap between them, px. */
export const LETTER_WIDTH = 5.9;
const GAP = 12;
/** Maximum share of the chart's width for names; the rest is for the bars. */
const MAX_NAMES_SHARE = 0.45;

/** The width of the column of values left of a chart, px: that of its longest one, and not less than usual. */
export const measureValueColumn = (texts: readonly string[], usual: number): number =>
  Math.max(usual, Math.ceil(Math.max(0, ...texts.map(({ length }) => length)) * LETTER_WIDTH + GAP));

/** The width of the name column of horizontal bars, px, and the number of letters that fit in it. */
export function measureNameColumn(names: readonly string[], width: number): { left: number; maxLength: number } {
  const fullWidth = Math.max(0, ...names.map(({ length }) => length)) * LETTER_WIDTH + GAP;
  const left = Math.ceil(Math.min(fullWidth, Math.max(width * MAX_NAMES_SHARE, GAP)));
  return { left, maxLength: Math.floor((left - GAP) / LETTER_WIDTH) };
}
