import createCache from '@emotion/cache';

/** The only style that a test can see: whether an element is displayed. */
const HIDES = /display:\s*none|visibility:\s*hidden/;

type Sheet = { insert(rule: string): void };

export const areStylesEnabled = () => Boolean(Reflect.get(globalThis, 'stylesEnabled'));

/**
 * jsdom matches every CSS rule for every role query. It has no layout, so the other rules only cost time: two thirds
 * of a screen test. A test that checks them calls `enableStyles` of shared-ui/testing.
 */
export function insertOnlyHidingStyles() {
  const sheet = Object.getPrototypeOf(createCache({ key: 'test' }).sheet) as Sheet;
  const { insert } = sheet;
  function insertHiding(this: Sheet, rule: string) {
    if (areStylesEnabled() || HIDES.test(rule)) insert.call(this, rule);
  }
  // Emotion stays loaded: an earlier test file may have replaced it.
  if (insert.name !== insertHiding.name) sheet.insert = insertHiding;
}
