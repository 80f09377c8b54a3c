import createCache from '@emotion/cache';

/** What a test can see of a style: whether something is there at all. */
const HIDES = /display:\s*none|visibility:\s*hidden/;

type Sheet = { insert(rule: string): void };

export const computesStyles = () => Boolean(Reflect.get(globalThis, 'seesStyles'));

/**
 * jsdom matches every CSS rule for every role query. It has no layout, so the other rules only cost time: two thirds of a screen test.
 * A test that looks at them says so with `seeStyles` of shared-ui/testing.
 */
export function keepVisibilityStyles() {
  const sheet = Object.getPrototypeOf(createCache({ key: 'test' }).sheet) as Sheet;
  const { insert } = sheet;
  sheet.insert = function insertHiding(rule) {
    if (computesStyles() || HIDES.test(rule)) insert.call(this, rule);
  };
}
