import { findView } from './views.rules.ts';

const views = [
  { from: 0, area: 'mfe-orders' },
  { from: 1_000, area: 'mfe-trips' },
  { from: 2_000, area: 'shell' },
];
const opened = { navigationType: 'navigate', entries: [] };
const restored = { navigationType: 'back-forward-cache', navigationStartTime: 2_500, entries: [] };
const clicked = { navigationType: 'soft-navigation', navigationStartTime: 900, entries: [] };
const at = (startTime: number) => ({ entries: [{ startTime }] });

test.each([
  ['the first paint of the page that was opened', { ...opened, name: 'LCP', ...at(300) }, 'mfe-orders'],
  ['a late paint of it', { ...opened, name: 'LCP', ...at(1_200) }, 'mfe-orders'],
  ['the first byte of it', { ...opened, name: 'TTFB' }, 'mfe-orders'],
  ['a paint after going back to it', { ...restored, name: 'LCP' }, 'shell'],
  ['an interaction', { ...opened, name: 'INP', ...at(999) }, 'mfe-orders'],
  ['an interaction on a later page', { ...opened, name: 'INP', ...at(1_000) }, 'mfe-trips'],
  ['a shift on the last page', { ...opened, name: 'CLS', ...at(9_000) }, 'shell'],
  ['no shift', { ...opened, name: 'CLS' }, 'mfe-orders'],
  ['a paint of the page that a click led to', { ...clicked, name: 'LCP', ...at(1_300) }, 'mfe-trips'],
  ['no shift on it', { ...clicked, name: 'CLS' }, 'mfe-trips'],
  ['a page that is still to come', { ...clicked, name: 'FCP', navigationStartTime: 2_100 }, 'shell'],
  ['the first byte of a navigation without a request', { ...clicked, name: 'TTFB' }, undefined],
])('attributes %s', (_, measured, area) => {
  expect(findView(views, measured)?.area).toBe(area);
});

test('attributes nothing before anything is shown', () => {
  expect(findView([], { ...opened, name: 'INP', ...at(1) })).toBeUndefined();
});
