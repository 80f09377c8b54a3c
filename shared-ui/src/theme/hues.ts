/** Colours without a meaning that distinguish items, legible on the page and on a map in both modes. */
export const hues = {
  blue: ['#2563c9', '#7fb1ff'],
  teal: ['#0d787f', '#5fd3d3'],
  green: ['#2b7f38', '#7fd48a'],
  olive: ['#6f6c10', '#d2cc5a'],
  orange: ['#b4570c', '#f5ad6a'],
  red: ['#c4323a', '#f78f90'],
  pink: ['#b8327d', '#f491c6'],
  purple: ['#7a45c4', '#c09cf7'],
} satisfies Record<string, readonly [light: string, dark: string]>;

export type Hue = keyof typeof hues;
export const HUES = Object.keys(hues) as Hue[];
