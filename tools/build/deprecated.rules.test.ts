import { findDeprecations } from './deprecated.rules.ts';

test.each<[string, Record<string, string>]>([
  [
    '/** @deprecated since 2.1.0: use Page instead */\nexport const OldPage = 1;',
    { OldPage: 'since 2.1.0: use Page instead' },
  ],
  [
    '/**\n * Draws.\n * @deprecated since 2.1.0: use\n * `Page`\n * @param title of it\n */\nexport async function draw(title) {}',
    { draw: 'since 2.1.0: use `Page`' },
  ],
  ['/** @deprecated */\nexport type Row = {};', { Row: '' }],
  [
    '/** Still in use. */\nexport const Page = 1;\n/** @deprecated since 2.1.0: use Page */\ntype Old = 1;',
    { Old: 'since 2.1.0: use Page' },
  ],
  ['// @deprecated\nexport const Page = 1;', {}],
])('reads %j', (source, found) => {
  expect(Object.fromEntries(findDeprecations(source))).toEqual(found);
});
