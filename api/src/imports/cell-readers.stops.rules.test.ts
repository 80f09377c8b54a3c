import { readStops, stopReferences } from './cell-readers.rules.ts';
import type { FindByName, RowContext } from './columns.rules.ts';

const NAMES: Partial<Record<string, readonly string[]>> = {
  location: ['Depot', 'Depot, North', 'Port', 'a,b,c,d,e,f,g,h,i,j', 'a,b,c,d,e,f,g,h,i,j,k'],
  contact: ['Nadia', 'Silva, Ravi', 'East'],
};
const SHARED_NAMES = ['Twins'];
const problem = (code: string, kind: string, name: string) => ({ problem: { code, message: `${kind}: ${name}` } });
const find: FindByName = (kind, name) => {
  if (SHARED_NAMES.includes(name)) return problem('ambiguous', kind, name);
  return NAMES[kind]?.includes(name) ? { value: name } : problem('notFound', kind, name);
};
const context: RowContext = { find, timeZone: 'UTC', cell: () => '' };
const stop = (locationId: string, contactId: string | null = null) => ({ locationId, contactId });

test.each([
  ['Depot', [stop('Depot')]],
  ['Depot,Nadia', [stop('Depot', 'Nadia')]],
  ['Depot , Nadia', [stop('Depot', 'Nadia')]],
  ['Depot, North', [stop('Depot, North')]],
  ['Depot, North, Nadia', [stop('Depot, North', 'Nadia')]],
  ['Depot, Silva, Ravi', [stop('Depot', 'Silva, Ravi')]],
  ['Depot; Port, Nadia', [stop('Depot'), stop('Port', 'Nadia')]],
  ['a,b,c,d,e,f,g,h,i,j', [stop('a,b,c,d,e,f,g,h,i,j')]],
])('reads the stops %s', (text, value) => {
  expect(readStops(text, context)).toEqual({ value });
});

test('does not choose between two readings of a stop', () => {
  const names = { location: ['Depot', 'Depot, East'], contact: ['East'] } as Record<string, string[]>;
  const findBoth: FindByName = (kind, name) =>
    names[kind]?.includes(name) ? { value: name } : problem('notFound', kind, name);
  expect(readStops('Depot, East', { ...context, find: findBoth })).toEqual({
    problem: {
      code: 'ambiguous',
      message: 'More than one location matches Depot, East',
      params: { name: 'Depot, East' },
    },
  });
});

test.each([
  ['an unknown location', 'Harbour', problem('notFound', 'location', 'Harbour')],
  [
    'the part before the first comma when no location is known',
    'Harbour, West, Nadia',
    problem('notFound', 'location', 'Harbour'),
  ],
  ['an unknown contact of a known location', 'Depot, Nobody', problem('notFound', 'contact', 'Nobody')],
  [
    'the contact of the shortest known location',
    'Depot, North, Nobody',
    problem('notFound', 'contact', 'North, Nobody'),
  ],
  ['a shared name before an unknown one', 'Harbour, Twins', problem('ambiguous', 'contact', 'Twins')],
  ['a location that shares its name', 'Twins, Nadia', problem('ambiguous', 'location', 'Twins')],
  ['the first of several problems', 'Depot; Harbour; Quay', problem('notFound', 'location', 'Harbour')],
  [
    'more than ten parts',
    'a,b,c,d,e,f,g,h,i,j,k',
    { problem: { code: 'stop', message: 'Write each stop as location,contact name' } },
  ],
])('reports %s', (_case, text, expected) => {
  expect(readStops(text, context)).toEqual(expected);
});

const reference = (kind: 'location' | 'contact', name: string) => ({ kind, name });

test('refers to every possible location and contact of a stop', () => {
  expect(stopReferences('Depot , North, Nadia;Port')).toEqual([
    reference('location', 'Depot , North, Nadia'),
    reference('location', 'Depot'),
    reference('contact', 'North, Nadia'),
    reference('location', 'Depot , North'),
    reference('contact', 'Nadia'),
    reference('location', 'Port'),
  ]);
});

test('refers to nothing in a stop of more than ten parts', () => {
  expect(stopReferences('a,b,c,d,e,f,g,h,i,j')).toHaveLength(19);
  expect(stopReferences('a,b,c,d,e,f,g,h,i,j,k')).toEqual([]);
});
