import fc from 'fast-check';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListView, ListViewInput } from 'shared-contracts/identity/list-views';
import {
  chooseMenuItem,
  errorReply,
  findAccessibilityViolations,
  testUsers,
  type ApiCall,
  type Replies,
} from '../../testing/index.ts';
import { getHeaders, getSearch, orderReplies, renderOrdersPage } from '../testing/orders-page.tsx';
import { compactParams, expandParams } from '../params/view-params.rules.ts';

const buildView = (changes: Partial<ListView> = {}): ListView => ({
  id: '11111111-1111-4111-8111-111111111111',
  revision: 1,
  list: 'orders',
  path: '/',
  tab: null,
  name: 'Validated by cost',
  query: 'stage=validated&sort=-predictedCost&limit=5',
  columns: [
    { id: 'number', isHidden: false, width: null },
    { id: 'cost', isHidden: false, width: 200 },
    { id: 'partner', isHidden: true, width: null },
    { id: 'dropped', isHidden: false, width: null }, // of an older release
  ],
  isCards: false,
  isShared: false,
  isDefault: false,
  isOwn: true,
  author: 'Nadia',
  actions: ['edit', 'share', 'delete'],
  ...changes,
});
const sharedView = buildView({
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Saved ones',
  query: 'stage=saved',
  isShared: true,
  isOwn: false,
  actions: [],
});

/** Answers like the API. */
function fakeViews(initial: readonly ListView[]): Replies {
  let views = [...initial];
  const change = (id: string, changes: object) => {
    views = views.map((view) => (view.id === id ? { ...view, ...changes, revision: view.revision + 1 } : view));
    return views.find((view) => view.id === id);
  };
  const idOf = ({ path }: ApiCall) => path.split('/')[1] ?? '';
  return {
    ...orderReplies,
    'GET list-views': () => ({ items: views }),
    'POST list-views': ({ body }) => {
      const created = buildView({ ...(body as ListViewInput), id: '33333333-3333-4333-8333-333333333333' });
      views = [...views, created];
      return created;
    },
    'PATCH list-views/:id': (call) => change(idOf(call), call.body as object),
    'DELETE list-views/:id': (call) => {
      views = views.filter(({ id }) => id !== idOf(call));
      return { id: idOf(call) };
    },
    'PUT list-views/:id/default': (call) => change(idOf(call), { isDefault: true }),
  };
}
const orderCalls = ({ calls }: { calls: string[] }) => calls.filter((call) => call.startsWith('GET orders'));
type View = ReturnType<typeof renderOrdersPage>;
const choose = async ({ user }: View, role: 'menuitem' | 'menuitemradio', name: string) => {
  await user.click(screen.getByRole('button', { name: /^View: / }));
  await chooseMenuItem(user, role, name);
};

test('opens a view with its filters, sort, page size and columns, and goes back to all rows', async () => {
  const view = renderOrdersPage({ replies: fakeViews([buildView(), sharedView]) });
  await screen.findByText('ORD-1');
  await choose(view, 'menuitemradio', 'Validated by cost');
  await waitFor(() => expect(getSearch(view)).toBe(`?savedView=${buildView().id}`));
  await screen.findByText('ORD-5');
  expect(orderCalls(view).at(-1)).toBe('GET orders?stage=validated&sort=-predictedCost&page=1&limit=5');
  expect(getHeaders()).toEqual(['Number', 'Cost', 'Actions']);
  expect(screen.getByLabelText('Stage')).toHaveValue('validated');

  await view.user.click(screen.getByRole('button', { name: 'View: Validated by cost' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitemradio', { name: 'Validated by cost' })).toBeChecked();
  expect(menu.getByRole('group', { name: 'Shared with the organization' })).toHaveTextContent('Saved ones');
  expect(await findAccessibilityViolations(view.baseElement)).toEqual([]);
  await chooseMenuItem(view.user, 'menuitemradio', 'All rows');
  await waitFor(() => expect(getSearch(view)).toBe(''));
  expect(getHeaders()).toEqual(['Number', 'Partner', 'Cost', 'Actions']);
});

test('keeps what differs from the view in the address, saves it, and discards it', async () => {
  const view = renderOrdersPage({
    url: `/?savedView=${buildView().id}&stage=&city=kandy`,
    replies: fakeViews([buildView()]),
  });
  const trigger = await screen.findByRole('button', { name: 'View: Validated by cost, changed' });
  expect(orderCalls(view).at(-1)).toBe('GET orders?city=kandy&sort=-predictedCost&page=1&limit=5');
  await choose(view, 'menuitem', 'Discard changes');
  await waitFor(() => expect(trigger).toHaveAccessibleName('View: Validated by cost'));
  expect(getSearch(view)).toBe(`?savedView=${buildView().id}`);

  await view.user.selectOptions(screen.getByLabelText('Stage'), 'saved');
  await view.user.click(screen.getByRole('button', { name: 'Columns' }));
  await view.user.click(await screen.findByRole('checkbox', { name: 'Partner' }));
  await view.user.keyboard('{Escape}');
  expect(getSearch(view)).toBe(`?savedView=${buildView().id}&stage=saved`);
  await choose(view, 'menuitem', 'Save changes');
  await waitFor(() => expect(trigger).toHaveAccessibleName('View: Validated by cost'));
  expect(view.notices).toEqual(['View saved']);
  expect(getSearch(view)).toBe(`?savedView=${buildView().id}`);
  expect(orderCalls(view).at(-1)).toBe('GET orders?stage=saved&sort=-predictedCost&page=1&limit=5');
  expect(getHeaders()).toEqual(['Number', 'Cost', 'Partner', 'Actions']);
});

test('saves the list as a new view, renames, shares and deletes it', async () => {
  const replies = fakeViews([]);
  const created: unknown[] = [];
  const view = renderOrdersPage({
    url: '/?stage=saved&sort=number&page=2',
    replies: {
      ...replies,
      'POST list-views': (call) => {
        created.push(call.body);
        return replies['POST list-views']!(call);
      },
    },
  });
  await screen.findByText('ORD-21');
  await choose(view, 'menuitem', 'Save as new view');
  const dialog = await screen.findByRole('dialog', { name: 'Save as new view' });
  await view.user.type(await within(dialog).findByLabelText(/Name/), 'Mine');
  await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const trigger = await screen.findByRole('button', { name: 'View: Mine' });
  expect(created).toEqual([
    {
      list: 'orders',
      path: '/',
      tab: null,
      name: 'Mine',
      query: 'stage=saved&sort=number',
      columns: ['number', 'partner', 'cost', 'city'].map((id) => ({ id, isHidden: id === 'city', width: null })),
      isCards: false,
      isShared: false,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await choose(view, 'menuitem', 'Rename');
  const name = await screen.findByLabelText(/Name/);
  await view.user.clear(name);
  await view.user.type(name, 'Ours');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(trigger).toHaveAccessibleName('View: Ours'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(view, 'menuitem', 'Share with organization');
  await waitFor(() => expect(view.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(2));
  await choose(view, 'menuitem', 'Delete view');
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(trigger).toHaveAccessibleName('View: All rows'));
  expect(getSearch(view)).toBe('');
});

test('opens with the default view unless the address has a state, and names it in the address', async () => {
  const replies = fakeViews([sharedView]);
  const view = renderOrdersPage({ replies });
  await screen.findByText('ORD-1');
  await choose(view, 'menuitemradio', 'Saved ones');
  await choose(view, 'menuitem', 'Make default');
  await waitFor(() => expect(view.calls).toContain(`PUT list-views/${sharedView.id}/default`));
  view.unmount();

  const again = renderOrdersPage({ replies });
  await waitFor(() => expect(getSearch(again)).toBe(`?savedView=${sharedView.id}`));
  expect(screen.getByLabelText('Stage')).toHaveValue('saved');
  await choose(again, 'menuitemradio', 'All rows');
  await waitFor(() => expect(getSearch(again)).toBe('?savedView=none'));
  expect(screen.getByLabelText('Stage')).toHaveValue('');
  again.unmount();

  const filtered = renderOrdersPage({ url: '/?stage=validated', replies });
  expect(await screen.findByRole('button', { name: 'View: All rows' })).toBeInTheDocument();
  expect(getSearch(filtered)).toBe('?stage=validated');
});

test('shows a view that is gone as such, and views that can’t be changed without the actions for it', async () => {
  const view = renderOrdersPage({ url: `/?savedView=${buildView().id}`, replies: fakeViews([sharedView]) });
  await screen.findByRole('button', { name: 'View: View not available' });
  await choose(view, 'menuitemradio', 'Saved ones');
  await view.user.selectOptions(screen.getByLabelText('Stage'), 'validated');
  await view.user.click(screen.getByRole('button', { name: 'View: Saved ones, changed' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Discard changes', 'Save as new view', 'Make default']);
});

test('drops what the API no longer accepts from an old view', async () => {
  const old = buildView({ query: 'stage=validated&sort=-color' });
  const invalid = errorReply(422, 'invalid', { fields: { sort: { code: 'invalid', message: 'Invalid' } } });
  const view = renderOrdersPage({
    url: `/?savedView=${old.id}`,
    replies: {
      ...fakeViews([old]),
      'GET orders': (call) => (call.query.get('sort') === '-color' ? invalid : orderReplies['GET orders']!(call)),
    },
  });
  await screen.findByText('ORD-1');
  expect(orderCalls(view).at(-1)).toBe('GET orders?stage=validated&sort=-createdAt&page=1&limit=20');
});

test('offers sharing to those who may change the settings of the organization, on phones too', async () => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('max-width') });
  for (const [user, canShare] of [
    [testUsers.cargoOwner, true],
    [testUsers.reader, false],
  ] as const) {
    const view = renderOrdersPage({ user, replies: fakeViews([]) });
    await screen.findByText('ORD-1');
    await choose(view, 'menuitem', 'Save as new view');
    await screen.findByLabelText(/Name/);
    expect(screen.queryByRole('switch', { name: 'Share with organization' }) !== null).toBe(canShare);
    view.unmount();
  }
  window.matchMedia = matchMedia;
});

const params = fc
  .array(fc.tuple(fc.constantFrom('stage', 'city', 'sort', 'limit'), fc.stringMatching(/^\w{1,3}$/)))
  .map((pairs) => new URLSearchParams(pairs));
const toValues = (state: URLSearchParams) =>
  Object.fromEntries([...new Set(state.keys())].sort().map((name) => [name, state.getAll(name)]));

test('the address of a view and a state leads to that state', () => {
  fc.assert(
    fc.property(params, params, (state, saved) => {
      const view = { id: 'one', query: saved.toString() };
      const { savedView, ...found } = toValues(expandParams(compactParams(state, view), view));
      expect(savedView).toEqual(['one']);
      expect(found).toEqual(toValues(state));
    }),
  );
});
