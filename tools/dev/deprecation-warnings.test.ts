import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import type { Surface } from '../build/surface.rules.ts';
import { DeprecationWarnings } from './deprecation-warnings.ts';

const declared = (text: string, deprecated?: string) => ({ text, uses: {}, ...(deprecated && { deprecated }) });
const own: Surface = {
  modules: { 'shared-ui/list': { Page: 'page', OldPage: 'old' } },
  declarations: { page: declared('Page'), old: declared('OldPage', 'since 2.1.0: use Page instead') },
};
/** A portal whose shell is newer than the area's packages. */
const portal: Surface = {
  ...own,
  declarations: { ...own.declarations, page: declared('Page', 'since 2.2.0: use List') },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deprecated-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function compile(source: string, surfaces: readonly (Surface | undefined)[]): Promise<string[]> {
  writeFileSync(join(folder, 'src/page.ts'), source);
  const compiler = webpack({
    context: folder,
    mode: 'development',
    devtool: false,
    entry: './src/page.ts',
    output: { path: join(folder, 'output') },
    externals: { 'shared-ui/list': 'var {}' },
    plugins: [new DeprecationWarnings({ folder, surfaces: surfaces.map((surface) => async () => surface) })],
  });
  const stats = await promisify<Stats | undefined>(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return stats?.toJson({ all: false, warnings: true }).warnings?.map(({ message }) => message) ?? [];
}
const SOURCE =
  "import { Page } from 'shared-ui/list';\n\nimport { OldPage } from 'shared-ui/list';\nconsole.log(Page, OldPage);";
const OLD_PAGE = 'src/page.ts:3 imports OldPage from shared-ui/list, which is deprecated since 2.1.0: use Page instead';

test('names file and line, since when, and what to use instead', async () => {
  expect(await compile(SOURCE, [own])).toEqual([OLD_PAGE]);
  expect(await compile("import { Page } from 'shared-ui/list';\nconsole.log(Page);", [own])).toEqual([]);
});

test('also says what only the portal calls deprecated, and each once', async () => {
  expect(await compile(SOURCE, [own, portal, undefined])).toEqual([
    OLD_PAGE,
    'src/page.ts:1 imports Page from shared-ui/list, which is deprecated since 2.2.0: use List',
  ]);
});
