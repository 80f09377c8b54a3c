import { createManifest, createToolsManifest, PUBLISHED, withCompiledImports } from './manifest.rules.ts';

test('a published library depends on the others by aliases, and on its peers by ranges', () => {
  const ui = PUBLISHED.find(({ folder }) => folder === 'shared-ui');
  const manifest = createManifest(ui!, {
    name: 'shared-ui',
    version: '2.1.0',
    dependencies: { luxon: '3.7.2', 'shared-auth': '1.4.0' },
    peerDependencies: { react: '19.3.1' },
  });
  expect(manifest).toMatchObject({
    name: '@consign/ui',
    version: '2.1.0',
    dependencies: { luxon: '3.7.2', 'shared-auth': 'npm:@consign/auth@^1.4.0' },
    peerDependencies: { react: '^19.3.1' },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  });
  expect(manifest).not.toHaveProperty('private');
});

test('the tools depend on what they import, which their workspace has to name', () => {
  const tools = {
    name: 'tools',
    version: '1.0.0',
    devDependencies: { webpack: '5.1.0', 'shared-contracts': '1.0.0', knip: '6.0.0' },
  };
  expect(createToolsManifest(tools, ['webpack', 'shared-contracts']).dependencies).toEqual({
    'shared-contracts': 'npm:@consign/contracts@^1.0.0',
    webpack: '5.1.0',
  });
  expect(() => createToolsManifest(tools, ['jest'])).toThrow("tools/package.json doesn't name jest");
});

test.each([
  ["import { a } from './a.ts';", "import { a } from './a.js';"],
  ['export * from "../b/index.tsx";', 'export * from "../b/index.js";'],
  ["const page = () => import('./page.tsx');", "const page = () => import('./page.js');"],
  ["import './areas.tables.ts';", "import './areas.tables.js';"],
  ["let x: import('./types.ts').X;", "let x: import('./types.js').X;"],
  ["import text from './a.json';", "import text from './a.json';"],
  ["import { b } from 'shared-ui/list.ts';", "import { b } from 'shared-ui/list.ts';"],
  ["const file = './a.ts';", "const file = './a.ts';"],
])('%s', (source, expected) => {
  expect(withCompiledImports(source)).toBe(expected);
});
