import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { usePreferences } from 'shared-auth';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import DictionariesPage from './dictionaries-page.tsx';
import type { Kind } from './dictionary-kinds.ts';
import { own, pageOf, platforms } from './testing/given.ts';

const show = (kind: Kind, replies: Replies = {}, { dialog = '', user = as.fleetOwner } = {}) =>
  renderScreen(<DictionariesPage />, {
    at: `/?tab=${kind}${dialog && `&dialog=${dialog}`}`,
    user,
    replies: {
      [`GET vehicles/${kind}`]: () => pageOf(own(kind), platforms(kind)),
      [`POST vehicles/${kind}`]: () => own(kind),
      [`PATCH vehicles/${kind}/own`]: () => own(kind),
      ...replies,
    },
  });

const rowOf = async (name: string) => within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement);
const textsOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.getAllByRole('cell').map(({ textContent }) => textContent);
const enter = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.paste(text);
};
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

type Line = {
  kind: Kind;
  tab: string;
  create: string;
  edit: string;
  /** How ours stands in the list. */
  cells: string[];
  /** What is entered for a new one beside its name, and what is sent of it. */
  entered: Record<string, string>;
  sent: object;
  /** What uses one, and how that is told. */
  params: object;
  inUse: string;
};
const plain = {
  cells: ['Ours', 'Our own'],
  entered: {},
  sent: {},
  params: { vehicles: 2, names: ['A-1', 'A-2'] },
  inUse: 'Used by 2 vehicles: A-1, A-2. It cannot be deleted',
};

describe.each<Line>([
  {
    ...plain,
    kind: 'types',
    tab: 'Types',
    create: 'New vehicle type',
    edit: 'Edit vehicle type',
    cells: ['Ours', '37.00 CBM', '7,500 kg', 'Our own'],
    entered: { 'Average space': '20.5', 'Max weight': '3000' },
    sent: { averageSpace: '20.5', maxWeight: '3000', icon: 'truck' },
    params: { vehicles: 1, orders: 0, names: ['A-1'] },
    inUse: 'Used by 1 vehicle and no order: A-1. It cannot be deleted',
  },
  { ...plain, kind: 'brands', tab: 'Brands', create: 'New brand', edit: 'Edit brand' },
  { ...plain, kind: 'models', tab: 'Models', create: 'New model', edit: 'Edit model' },
  { ...plain, kind: 'colors', tab: 'Colors', create: 'New color', edit: 'Edit color' },
  {
    ...plain,
    kind: 'fuel-types',
    tab: 'Fuel types',
    create: 'New fuel type',
    edit: 'Edit fuel type',
    params: { vehicles: 1, names: ['A-1'] },
    inUse: 'Used by 1 vehicle: A-1. It cannot be deleted',
  },
  {
    ...plain,
    kind: 'cargo-types',
    tab: 'Cargo types',
    create: 'New cargo type',
    edit: 'Edit cargo type',
    params: { vehicles: 0, cargos: 2, names: ['Tea', 'Tiles'] },
    inUse: 'Used by no vehicle and 2 cargos: Tea, Tiles. It cannot be deleted',
  },
  {
    ...plain,
    kind: 'service-intervals',
    tab: 'Service intervals',
    create: 'New service interval',
    edit: 'Edit service interval',
    cells: ['Ours', '90', 'Yes', 'Our own'],
    entered: { 'Interval in days': '60' },
    sent: { days: 60, isRequired: false, icon: 'wrench' },
  },
])('$kind', ({ kind, tab, create, edit, cells, entered, sent, params, inUse }) => {
  test("the platform's are marked and stay as they are; a new one is ours", async () => {
    let body: unknown;
    const { user, notices } = show(kind, { [`POST vehicles/${kind}`]: (call) => ((body = call.body), own(kind)) });
    expect(textsOf(await rowOf('Ours')).slice(0, cells.length)).toEqual(cells);
    expect((await rowOf('Everybody’s')).getByRole('cell', { name: 'Platform' })).toBeVisible();
    expect((await rowOf('Everybody’s')).queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: create }));
    const dialog = await dialogOf(create);
    for (const [label, text] of Object.entries({ Name: 'Tea', ...entered }))
      await enter(user, dialog.getByLabelText(new RegExp(`^${label}`)), text);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(notices).toEqual(['Entry saved']));
    expect(body).toEqual({ name: 'Tea', ...sent });
  });

  test('ours is edited from what is there; used, it stays, and what uses it is named', async () => {
    let body: unknown;
    const { user } = show(kind, {
      [`PATCH vehicles/${kind}/own`]: (call) => ((body = call.body), own(kind)),
      [`DELETE vehicles/${kind}/own`]: () => refuse(409, 'lookupInUse', { params }),
    });
    await user.click((await rowOf('Ours')).getByRole('button', { name: 'Edit' }));
    const editing = await dialogOf(edit);
    await enter(user, editing.getByRole('textbox', { name: 'Name' }), 'Renamed');
    await user.click(editing.getByRole('button', { name: 'Save' }));
    const { id: _id, isOwn: _isOwn, actions: _actions, ...kept } = own(kind);
    await waitFor(() => expect(body).toEqual({ ...kept, name: 'Renamed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseAction(user, 'Ours', 'Delete');
    const confirming = within(await screen.findByRole('alertdialog'));
    expect(confirming.getByText('Deletes Ours. Nobody can choose it any more; this cannot be undone.')).toBeVisible();
    await user.click(confirming.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(inUse)).toBeVisible();
  });
});

test('everybody can use it; search, order and the switch for our own are asked of the API', async () => {
  const { user, calls, baseElement } = show('types');
  await rowOf('Ours');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  expect(calls).toEqual(['GET vehicles/types?sort=averageSpace&page=1&limit=20']);
  await user.click(screen.getByRole('switch', { name: 'Only our own' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET vehicles/types?my=true&sort=averageSpace&page=1&limit=20'));
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'lor{Enter}');
  await waitFor(() => expect(calls.at(-1)).toContain('search=lor'));
});

test('what is missing is told at its field, a name that is taken too', async () => {
  const bodies: unknown[] = [];
  const taken = { fields: { name: { code: 'alreadyExists', message: 'x' } } };
  const { user, notices, baseElement } = show(
    'types',
    { 'POST vehicles/types': ({ body }) => (bodies.push(body) === 1 ? refuse(422, 'invalid', taken) : own('types')) },
    { dialog: 'new' },
  );
  const dialog = await dialogOf('New vehicle type');
  const add = dialog.getByRole('button', { name: 'Add' });
  const fieldsOf = () =>
    [/^Name/, /^Average space/, /^Max weight/].map((label) => dialog.getByLabelText(label)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
  await user.click(add);
  for (const field of fieldsOf()) await waitFor(() => expect(field).toHaveAccessibleDescription(/Field is required$/));
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  const [name, space, weight] = fieldsOf();
  for (const [field, text] of [
    [name, 'x'.repeat(101)],
    [space, '37'],
    [weight, '7500'],
  ] as const)
    await enter(user, field, text);
  await user.click(add);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Max 100 symbols'));
  await enter(user, name, 'Lorry');
  await user.click(add);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Another entry of this list has this name already'));
  await enter(user, name, 'Lorry 2');
  await user.click(add);
  await waitFor(() => expect(notices).toEqual(['Entry saved']));
  expect(bodies.at(-1)).toEqual({ name: 'Lorry 2', averageSpace: '37', maxWeight: '7500', icon: 'truck' });
});

test('another dictionary begins without the order and the search of the last', async () => {
  const { user, calls } = show('types', { 'GET vehicles/brands': () => pageOf() });
  await rowOf('Ours');
  await user.click(screen.getByRole('button', { name: 'Max weight' }));
  await waitFor(() => expect(calls.at(-1)).toContain('sort=maxWeight'));
  await user.click(screen.getByRole('link', { name: 'Brands' }));
  expect(await screen.findByRole('heading', { name: 'No brands found' })).toBeVisible();
  expect(calls.at(-1)).toBe('GET vehicles/brands?sort=name&page=1&limit=20');
});

test('the icon is chosen among pictures with names, also by the arrow keys', async () => {
  let body: unknown;
  const { user } = show(
    'service-intervals',
    { 'POST vehicles/service-intervals': (call) => ((body = call.body), own('service-intervals')) },
    { dialog: 'new' },
  );
  const dialog = await dialogOf('New service interval');
  const icons = within(dialog.getByRole('radiogroup', { name: 'Icon' }));
  expect(icons.getByRole('radio', { name: 'Repair' })).toBeChecked();
  await user.click(icons.getByRole('radio', { name: 'Repair' }));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(icons.getByRole('radio', { name: 'Oil' })).toBeChecked());
  await enter(user, dialog.getByLabelText(/^Name/), 'Oil');
  await enter(user, dialog.getByLabelText(/^Interval/), '3651');
  await user.click(dialog.getByRole('checkbox', { name: 'Required' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Interval/)).toHaveAccessibleDescription('Max 3650'));
  await enter(user, dialog.getByLabelText(/^Interval/), '0');
  await waitFor(() => expect(dialog.getByLabelText(/^Interval/)).toHaveAccessibleDescription('Min 1'));
  await enter(user, dialog.getByLabelText(/^Interval/), '90');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(body).toEqual({ name: 'Oil', days: 90, isRequired: true, icon: 'droplet' }));
});

test("measures are typed and shown in the person's units and stored metric", async () => {
  let body: unknown;
  const { user } = show('types', { 'POST vehicles/types': (call) => ((body = call.body), own('types')) });
  usePreferences.setState({ units: 'imperial' });
  expect(textsOf(await rowOf('Ours')).slice(1, 3)).toEqual(['1,306.6 SQF', '7.500 tonnes']);
  await user.click(screen.getByRole('button', { name: 'New vehicle type' }));
  const dialog = await dialogOf('New vehicle type');
  await enter(user, dialog.getByLabelText(/^Name/), 'Lorry');
  await enter(user, dialog.getByLabelText(/^Average space/), '100');
  await enter(user, dialog.getByLabelText(/^Max weight/), '3.5');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(body).toMatchObject({ averageSpace: '2.832', maxWeight: '3500' }));
});

describe('which type fits', () => {
  const ask = async (types: unknown[]) => {
    const view = show('types', { 'GET vehicles/types/suggest': () => ({ suggestedTypes: types }) });
    await view.user.click(await screen.findByRole('button', { name: 'Which type fits?' }));
    const dialog = await dialogOf('Which type fits?');
    await view.user.click(dialog.getByRole('button', { name: 'Find types' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Weight/)).toHaveAccessibleDescription(/Field is required$/));
    await enter(view.user, dialog.getByLabelText(/^Space/), '30');
    await enter(view.user, dialog.getByLabelText(/^Weight/), '5000');
    await view.user.click(dialog.getByRole('button', { name: 'Find types' }));
    return { ...view, dialog };
  };

  test('types that are large enough are named with what they carry', async () => {
    const { dialog, calls, baseElement } = await ask([
      { id: 'a', name: 'Lorry 20 ft', averageSpace: '37', maxWeight: '7500', icon: 'truck' },
    ]);
    expect((await dialog.findByText('Lorry 20 ft')).closest('li')).toHaveTextContent('37.00 CBM · 7,500 kg');
    expect(calls.at(-1)).toBe('GET vehicles/types/suggest?space=30&weight=5000');
    expect(await accessibilityFaults(baseElement)).toEqual([]);
  });

  test('that none is, is told', async () => {
    const { dialog } = await ask([]);
    expect(await dialog.findByText('no vehicle types available')).toBeVisible();
  });
});

test("root keeps the platform's and sees whose the others are", async () => {
  const [platform, theirs] = [own('brands'), { ...platforms('brands'), actions: ['edit', 'delete'] as const }];
  show(
    'brands',
    { 'GET vehicles/brands': () => pageOf(platform, { ...theirs, actions: [...theirs.actions] }) },
    { user: as.root },
  );
  expect(textsOf(await rowOf('Ours')).slice(0, 2)).toEqual(['Ours', 'Platform']);
  expect(textsOf(await rowOf('Everybody’s')).slice(0, 2)).toEqual(['Everybody’s', 'An organization']);
  expect(screen.getByRole('switch', { name: 'Only the platform’s' })).toBeVisible();
});

test.each([
  ['edit.wide', 'You have no access to this page'],
  ['edit.gone', 'There is nothing here'],
])('what may not be edited says so, also by the address: %s', async (dialog, told) => {
  show('colors', {}, { dialog });
  expect(await within(await screen.findByRole('dialog', { name: 'Edit color' })).findByText(told)).toBeVisible();
});

test('a reader sees the lists and no way to change them, not even by the address', async () => {
  show(
    'models',
    { 'GET vehicles/models': () => pageOf({ ...own('models'), actions: [] }) },
    { dialog: 'new', user: as.nobody },
  );
  await rowOf('Ours');
  expect(screen.queryByRole('button', { name: /New model|Edit|Actions/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing loaded says so', async () => {
  show('types', { 'GET vehicles/types': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
