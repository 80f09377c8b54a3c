import {
  findBreakingChanges,
  findDeprecatedImports,
  findMissingExports,
  findVagueDeprecations,
  partOf,
  type Declared,
  type Surface,
} from './surface.rules.ts';

const declared = (text: string, members?: Record<string, string>, uses: Record<string, string> = {}): Declared => ({
  text,
  ...(members && { members }),
  uses,
});
/** A module `shared-ui/list` with one export, `Page`. */
const surface = (page: Declared, others: Record<string, Declared> = {}): Surface => ({
  modules: { 'shared-ui/list': { Page: 'page' } },
  declarations: { page, ...others },
});
const PROPS = { title: 'title: string', 'size?': 'size?: number' };
const before = surface(declared('Page', PROPS));

test.each<[string, Surface, string[]]>([
  ['the same', before, []],
  ['another text', surface(declared('Other', PROPS)), ['shared-ui/list: Page was Page, and is Other']],
  [
    'no members any more',
    surface(declared('Page')),
    [
      'shared-ui/list: Page was Page, and is Page',
      'shared-ui/list: Page has no title any more',
      'shared-ui/list: Page has no size? any more',
    ],
  ],
  [
    'one member less',
    surface(declared('Page', { title: 'title: string' })),
    ['shared-ui/list: Page has no size? any more'],
  ],
  [
    'a member of another type',
    surface(declared('Page', { ...PROPS, title: 'title: number' })),
    ['shared-ui/list: title of Page was title: string, and is title: number'],
  ],
  [
    'one more member that is required',
    surface(declared('Page', { ...PROPS, icon: 'icon: string' })),
    ['shared-ui/list: Page demands icon'],
  ],
  [
    'one more member that is required, with optional parts',
    surface(declared('Page', { ...PROPS, onChange: 'onChange: (value?: string) => void' })),
    ['shared-ui/list: Page demands onChange'],
  ],
  ['one more member that is optional', surface(declared('Page', { ...PROPS, icon: "'icon-name'?: string" })), []],
  ['one more export', { ...before, modules: { 'shared-ui/list': { Page: 'page', Row: 'page' } } }, []],
  ['no such export', { ...before, modules: { 'shared-ui/list': {} } }, ['shared-ui/list has no Page']],
  ['no such module', { ...before, modules: {} }, ['shared-ui/list has no Page']],
  ['an export that stands for nothing', { ...before, declarations: {} }, ['shared-ui/list: Page is another']],
])('finds what breaks users of a surface that has %s', (_case, after, findings) => {
  expect(findBreakingChanges(before, after)).toEqual(findings);
});

const callable = (text: string) => surface(declared('api', { patch: text }));
test.each([
  ['one more optional argument', 'function patch<T>(given0: string, given1?: Options) {}', 0],
  ['one more required argument', 'function patch<T>(given0: string, given1: Options) {}', 1],
  ['another argument', 'function patch<T>(given0: number) {}', 1],
  ['one argument less', 'function patch<T>() {}', 1],
])('a function with %s', (_case, text, count) => {
  const was = 'function patch<T>(given0: string) {}';
  expect(findBreakingChanges(callable(was), callable(text))).toHaveLength(count);
  const whole = (declaration: string) => surface(declared(declaration));
  expect(findBreakingChanges(whole(was), whole(text))).toHaveLength(count);
});

test.each([
  ['Access', 'model?: Model | AreaModel', []],
  ['Access', 'model?: AreaModel', ['shared-ui/list: model of Access was model?: Model, and is model?: AreaModel']],
  ['Access', 'model?: Models', ['shared-ui/list: model of Access was model?: Model, and is model?: Models']],
  [
    'Row',
    'model?: Model | AreaModel',
    ['shared-ui/list: model of Row was model?: Model, and is model?: Model | AreaModel'],
  ],
])('areas pass an %s, so that it may take more: %s', (name, text, findings) => {
  const using = (member: string) =>
    surface(declared('Page', PROPS, { [name]: 'used' }), { used: declared(name, { model: member }) });
  expect(findBreakingChanges(using('model?: Model'), using(text))).toEqual(findings);
});

test('finds no break in an export that stood for nothing and still does', () => {
  const nothing = { ...before, declarations: {} };
  expect(findBreakingChanges(nothing, nothing)).toEqual([]);
  expect(findBreakingChanges(nothing, { ...nothing, modules: { 'shared-ui/list': { Page: 'other' } } })).toEqual([
    'shared-ui/list: Page is another',
  ]);
});

test('reports the members that a declaration had not before', () => {
  expect(findBreakingChanges(surface(declared('Page')), surface(declared('Page', { icon: 'icon: string' })))).toEqual([
    'shared-ui/list: Page was Page, and is Page',
    'shared-ui/list: Page demands icon',
  ]);
});

test('more in a table of slots breaks nobody', () => {
  const slots = (members: Record<string, string>): Surface => ({
    modules: { 'shared-ui/area': { Slots: 'slots' } },
    declarations: { slots: declared('Slots', members) },
  });
  expect(findBreakingChanges(slots({ a: 'a: string' }), slots({ a: 'a: string', b: 'b: number' }))).toEqual([]);
  expect(findBreakingChanges(slots({ a: 'a: string', b: 'b: number' }), slots({ a: 'a: string' }))).toEqual([
    'shared-ui/area: Slots has no b any more',
  ]);
});

test('follows what a declaration uses, each once, and only while it is used', () => {
  const using = (row: Declared, uses: Record<string, string> = { Row: 'row' }) =>
    surface(declared('Page', undefined, uses), { row });
  const was = using(declared('Row', { id: 'id: string' }, { Page: 'page' }));
  expect(findBreakingChanges(was, was)).toEqual([]);
  expect(findBreakingChanges(was, using(declared('Row', { id: 'id: number' }, { Page: 'page' })))).toEqual([
    'shared-ui/list: id of Row was id: string, and is id: number',
  ]);
  expect(findBreakingChanges(was, using(declared('Row', { id: 'id: number' }), {}))).toEqual([]);
});

test('reports a declaration once that two exports use', () => {
  const twice = (row: Declared): Surface => ({
    modules: { 'shared-ui/list': { Page: 'page', Table: 'table' } },
    declarations: {
      page: declared('Page', undefined, { Row: 'row' }),
      table: declared('Table', undefined, { Row: 'row' }),
      row,
    },
  });
  expect(findBreakingChanges(twice(declared('Row')), twice(declared('Line')))).toEqual([
    'shared-ui/list: Row was Row, and is Line',
  ]);
});

test('looks only at what is wanted', () => {
  const all: Surface = {
    modules: { 'shared-ui/list': { Page: 'page', Row: 'row' }, 'shared-ui/map': { Map: 'map' } },
    declarations: { page: declared('Page'), row: declared('Row'), map: declared('Map') },
  };
  const nothing: Surface = { modules: {}, declarations: {} };
  expect(findBreakingChanges(all, nothing)).toEqual([
    'shared-ui/list has no Page',
    'shared-ui/list has no Row',
    'shared-ui/map has no Map',
  ]);
  expect(
    findBreakingChanges(all, nothing, { 'shared-ui/list': ['Row', 'Column'], 'shared-ui/form': ['Form'] }),
  ).toEqual(['shared-ui/list has no Row']);
});

test('keeps what is wanted with all that it uses', () => {
  const all: Surface = {
    modules: { 'shared-ui/list': { Page: 'page', Row: 'row' }, 'shared-ui/map': { Map: 'map' } },
    declarations: {
      page: declared('Page', undefined, { Filter: 'filter', Gone: 'gone' }),
      filter: declared('Filter', undefined, { Page: 'page' }),
      row: declared('Row'),
      map: declared('Map'),
    },
  };
  const { page, filter } = all.declarations;
  expect(partOf(all, { 'shared-ui/list': ['Page', 'Column'], 'shared-ui/form': ['Form'] })).toEqual({
    modules: { 'shared-ui/list': { Page: 'page' }, 'shared-ui/form': {} },
    declarations: { page, filter },
  });
});

test('names each import that the shell lacks, with its file and line', () => {
  const at = (line: number, module: string, name: string) => ({ file: 'src/page.tsx', line, module, name });
  const imports = [
    at(1, 'shared-ui/list', 'Page'),
    at(2, 'shared-ui/list', 'Pgae'),
    at(3, 'shared-ui/list', '*'),
    at(4, 'shared-ui/map', '*'),
    at(5, 'shared-ui/map', 'Map'),
  ];
  expect(findMissingExports(imports, before)).toEqual([
    "src/page.tsx:2 imports Pgae from shared-ui/list, which the shell doesn't have",
    "src/page.tsx:4 imports shared-ui/map, which the shell doesn't provide",
    "src/page.tsx:5 imports shared-ui/map, which the shell doesn't provide",
  ]);
});

test('says which imports are deprecated, and that a deprecation must name a version and a replacement', () => {
  const marked = (deprecated?: string) =>
    surface({ ...declared('Page'), ...(deprecated !== undefined && { deprecated }) });
  const imports = [
    { file: 'src/page.tsx', line: 4, module: 'shared-ui/list', name: 'Page' },
    { file: 'src/page.tsx', line: 5, module: 'shared-ui/form', name: 'Page' },
  ];
  expect(findDeprecatedImports(imports, marked('since 2.1.0: use List'))).toEqual([
    'src/page.tsx:4 imports Page from shared-ui/list, which is deprecated since 2.1.0: use List',
  ]);
  expect(findDeprecatedImports(imports, marked())).toEqual([]);
  const vague = ['page must be marked as in "@deprecated since 2.1.0: use X instead"'];
  expect(
    [undefined, 'since 2.1.0: use List', '', 'use List', 'since 2.1.0'].map((words) =>
      findVagueDeprecations(marked(words)),
    ),
  ).toEqual([[], [], vague, vague, vague]);
});
