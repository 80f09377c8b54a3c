import { compactParams, expandParams, findView, NO_VIEW, toStateQuery } from './view-params.rules.ts';

const view = (id: string, path: string, tab: string | null, isDefault = false) => ({
  id,
  path,
  tab,
  isDefault,
  query: '',
});
const VIEWS = [
  view('late', '/orders', null),
  view('open', '/orders', null, true),
  view('bids', '/orders', 'bids', true),
  view('trips', '/trips', null, true),
];
const params = (query: string) => new URLSearchParams(query);

test.each([
  ['/orders?savedView=late', 'late'],
  ['/orders?savedView=late&stage=draft', 'late'],
  ['/trips?savedView=late', undefined],
  [`/orders?savedView=${NO_VIEW}`, undefined],
  ['/orders', 'open'],
  ['/orders?dialog=create', 'open'],
  ['/orders?row=o-1', 'open'],
  ['/orders?view=bids', 'bids'],
  ['/orders?view=archive', undefined],
  ['/orders?stage=draft', undefined],
  ['/orders?row=o-1&stage=draft', undefined],
  ['/trips', 'trips'],
  ['/contacts', undefined],
])('%s opens view %s', (address, expected) => {
  const { pathname, searchParams } = new URL(address, 'https://portal.example');
  expect(findView(VIEWS, pathname, searchParams)?.id).toBe(expected);
});

/** The query that the view saves, the URL of a state with this view, and that state. */
const STATES: [string, string, string, string][] = [
  ['the view as it is', 'stage=draft&stage=sent', '', 'stage=draft&stage=sent'],
  ['another value', 'stage=draft&stage=sent', 'stage=sent', 'stage=sent'],
  ['no value', 'stage=draft&sort=number', 'stage=', 'sort=number'],
  ['a parameter more', 'stage=draft', 'search=tea', 'search=tea&stage=draft'],
];

test.each(STATES)('expands the address of %s', (_name, query, address, state) => {
  expect(expandParams(params(address), { query }).toString()).toBe(state);
});

test.each(STATES)('compacts %s to its address', (_name, query, address, state) => {
  const compacted = compactParams(params(state), { id: 'v', query });
  expect(compacted.toString()).toBe(params([address, 'savedView=v'].filter(Boolean).join('&')).toString());
});

test('without a view, an address is its state', () => {
  const address = params('stage=&search=tea');
  expect(expandParams(address, undefined).toString()).toBe('stage=&search=tea');
  expect(compactParams(address, undefined).toString()).toBe('stage=&search=tea');
  expect(compactParams(address, undefined)).not.toBe(address);
});

test.each([
  ['what the list knows, in its order', 'x=1&sort=number&stage=b&stage=a', 'stage=b&stage=a&sort=number'],
  ['no default', 'sort=-number&stage=a', 'stage=a'],
  ['no empty values', 'stage=a&stage=', 'stage=a'],
])('a view saves %s', (_name, query, expected) => {
  const saved = toStateQuery(params(query), { names: ['stage', 'sort', 'size'], defaults: { sort: '-number' } });
  expect(saved).toBe(expected);
});
