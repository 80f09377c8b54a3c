import createCache from '@emotion/cache';
import { nestConditions } from './nest-conditions.ts';

/** jsdom lacks the function. */
const canNest = () => 'supports' in CSS && CSS.supports('selector(&)');

/** Emotion's cache. Adding a style restyles only the elements that have it, also if it has conditions. */
export function createStyleCache() {
  const cache = createCache({ key: 'ui' });
  if (!canNest()) return cache;
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => nestConditions(rule).forEach((nested) => insert(nested));
  return cache;
}
