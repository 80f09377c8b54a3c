import { enableStyles } from '../testing/enable-styles.ts';
import { createStyleCache } from './style-cache.ts';

enableStyles();

/** The rules of an element with these styles, in a browser with or without nested styles. */
function rulesOf(styles: string, canNest = true) {
  Object.assign(CSS, { supports: (condition: string) => canNest && condition === 'selector(&)' });
  const rules: string[] = [];
  jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockImplementation((rule) => rules.push(rule));
  const cache = createStyleCache();
  cache.insert('.a', { name: 'a', styles }, cache.sheet, false);
  return rules;
}

afterEach(() => Reflect.deleteProperty(CSS, 'supports'));

const PHONE = '@media (max-width:30rem)';

test.each([
  ['declarations', `${PHONE}{color:red;}`, [`.a{${PHONE}{color:red;}}`]],
  [
    'selectors, in the order of the styles',
    `margin:0;${PHONE}{color:red;&:is(:hover, [data-hover]){content:"}";}}& > svg{width:1px;}`,
    [
      '.a{margin:0;}',
      `.a{${PHONE}{color:red;}}`,
      `.a:is(:hover, [data-hover]){${PHONE}{content:"}";}}`,
      '.a>svg{width:1px;}',
    ],
  ],
  ['support of a feature', '@supports (gap:0){gap:0;}', ['.a{@supports (gap:0){gap:0;}}']],
])('nests the condition of %s', (_name, styles, expected) => {
  expect(rulesOf(styles)).toEqual(expected);
});

test.each([
  ['a pseudo-element', '&::before{color:red;}'],
  ['a list of selectors', '&:hover,& > a{color:red;}'],
  ['another condition', '@supports (gap:0){gap:0;}'],
])('keeps the condition around %s, which would match differently', (_name, styles) => {
  expect(rulesOf(`${PHONE}{${styles}}`)).toEqual([expect.stringMatching(/^@media/)]);
});

test('keeps conditions in browsers without nested styles', () => {
  expect(rulesOf(`${PHONE}{color:red;}`, false)).toEqual([`${PHONE}{.a{color:red;}}`]);
});
