const CONDITION = /^@(?:media|supports|container)[^{]+/;
/** A rule within, including its braces: quoted text may contain braces too. */
const INNER_RULE = /([^{}"']|"[^"]*"|'[^']*')+\{([^{}"']|"[^"]*"|'[^']*')*\}/g;
/** Selectors that older browsers match differently once something is nested in them: lists and pseudo-elements. */
const IS_DIFFERENT_NESTED = /,(?![^(]*\))|::|:(?:before|after)/;

/**
 * Moves a condition into its rules: `@media print{.a{color:red}}` becomes `.a{@media print{color:red}}`, which applies to
 * the same elements with the same precedence. Chromium restyles only the elements of an added rule, but nearly the whole
 * page for an added condition. Conditions around other rules stay as they are.
 */
export function nestConditions(rule: string): string[] {
  const condition = CONDITION.exec(rule)?.[0];
  if (condition === undefined) return [rule];
  const content = rule.slice(condition.length + 1, -1);
  const inner = content.match(INNER_RULE) ?? [];
  if (inner.join('') !== content) return [rule];
  const split = inner.map((text) => [text.slice(0, text.indexOf('{')), text.slice(text.indexOf('{') + 1, -1)] as const);
  if (split.some(([selector]) => selector.startsWith('@') || IS_DIFFERENT_NESTED.test(selector))) return [rule];
  return split.map(([selector, declarations]) => `${selector}{${condition}{${declarations}}}`);
}
