import { folderCycles } from './folder-cycles.ts';

const files = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([file, imported]) => ({ file, imports: imported }));

test.each([
  ['no imports', { 'api/src/orders/order.ts': [] }, []],
  [
    'imports in one direction',
    { 'api/src/trips/trip.ts': ['api/src/orders/order.ts'], 'api/src/orders/order.ts': [] },
    [],
  ],
  [
    'two folders that import each other through different files',
    { 'api/src/trips/trip.ts': ['api/src/orders/order.ts'], 'api/src/orders/list.ts': ['api/src/trips/stage.ts'] },
    [{ folder: 'api/src', cycle: ['trips', 'orders', 'trips'] }],
  ],
  [
    'a cycle of three folders',
    { 'src/a/a.ts': ['src/b/b.ts'], 'src/b/b.ts': ['src/c/deep/c.ts'], 'src/c/c.ts': ['src/a/other.ts'] },
    [{ folder: 'src', cycle: ['a', 'b', 'c', 'a'] }],
  ],
  [
    'a page that imports a sub-folder, which imports a file next to the page',
    { 'src/list/page.ts': ['src/list/filters/filter.ts'], 'src/list/filters/other.ts': ['src/list/columns.ts'] },
    [],
  ],
  [
    'a file and a sub-folder that import each other',
    { 'src/list/page.ts': ['src/list/filters/filter.ts'], 'src/list/filters/other.ts': ['src/list/page.ts'] },
    [{ folder: 'src/list', cycle: ['filters', 'page.ts', 'filters'] }],
  ],
  [
    'a folder next to src that src starts',
    { 'api/src/main.ts': ['api/demo/demo.ts'], 'api/demo/demo.ts': ['api/src/orders/order.ts'] },
    [],
  ],
  [
    'a cycle that only a test closes',
    { 'src/a/a.ts': ['src/b/b.ts'], 'src/b/b.test.ts': ['src/a/a.ts'], 'src/b/testing/c.ts': ['src/a/a.ts'] },
    [],
  ],
])('%s', (_case, imports, cycles) => {
  expect(folderCycles(files(imports))).toEqual(cycles);
});
