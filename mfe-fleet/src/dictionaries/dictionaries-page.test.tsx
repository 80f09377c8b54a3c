import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { usePreferences } from 'shared-auth';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import DictionariesPage from './dictionaries-page.tsx';
import type { DictionaryKind } from './dictionary-kinds.ts';
import { ownEntry, platformEntry, toPage, typeInput } from './testing/fixtures.ts';

const renderPage = (kind: DictionaryKind, replies: Replies = {}, { dialog = '', user = testUsers.fleetOwner } = {}) =>
  renderScreen(<DictionariesPage />, {
    url: `/?tab=${kind}${dialog && `&dialog=${dialog}`}`,
    user,
    replies: {
      [`GET vehicles/${kind}`]: () => toPage(ownEntry(kind), platformEntry(kind)),
      [`POST vehicles/${kind}`]: () => ownEntry(kind),
      [`GET vehicles/${kind}/own`]: () => ownEntry(kind),
      [`GET vehicles/${kind}/wide`]: () => platformEntry(kind),
      [`GET vehicles/${kind}/gone`]: () => errorReply(404, 'notFound'),
      [`PATCH vehicles/${kind}/own`]: () => ownEntry(kind),
      ...replies,
    },
  });

const findRow = async (name: string) =>
  within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement);
const cellTexts = (row: Awaited<ReturnType<typeof findRow>>) =>
  row.getAllByRole('cell').map(({ textContent }) => textContent);
const enter = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.paste(text);
};
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

type DictionaryCase = {
  kind: DictionaryKind;
  tab: string;
  create: string;
  edit: string;
  /** Cells of our own entry's row. */
  cells: string[];
  /** Values of a new entry's fields, except its name, by label. */
  input: Record<string, string>;
  requestBody: object;
  /** Parameters of the error of a deletion. */
  params: object;
  inUse: string;
};
const nameOnlyCase = {
  cells: ['Ours', 'Our own'],
  input: {},
  requestBody: {},
  params: { vehicles: 2, names: ['A-1', 'A-2'] },
  inUse: 'Used by 2 vehicles: A-1, A-2. It cannot be deleted',
};

describe.each<DictionaryCase>([
  {
    ...nameOnlyCase,
    kind: 'types',
    tab: 'Types',
    create: 'New vehicle type',
    edit: 'Edit vehicle type',
    cells: ['Ours', '37.00 CBM', '7,500 kg', '12.0 plt', '6.00 LDM', 'Ambient', 'C1', 'Our own'],
    input: { 'Average space': '20.5', 'Max weight': '3000', 'Licence class': 'ce' },
    requestBody: typeInput({ averageSpace: '20.5', maxWeight: '3000', licenseClass: 'CE' }),
    params: { vehicles: 1, orders: 0, names: ['A-1'] },
    inUse: 'Used by 1 vehicle and no order: A-1. It cannot be deleted',
  },
  { ...nameOnlyCase, kind: 'brands', tab: 'Brands', create: 'New brand', edit: 'Edit brand' },
  { ...nameOnlyCase, kind: 'models', tab: 'Models', create: 'New model', edit: 'Edit model' },
  { ...nameOnlyCase, kind: 'colors', tab: 'Colors', create: 'New color', edit: 'Edit color' },
  {
    ...nameOnlyCase,
    kind: 'fuel-types',
    tab: 'Fuel types',
    create: 'New fuel type',
    edit: 'Edit fuel type',
    params: { vehicles: 1, names: ['A-1'] },
    inUse: 'Used by 1 vehicle: A-1. It cannot be deleted',
  },
  {
    ...nameOnlyCase,
    kind: 'cargo-types',
    tab: 'Cargo types',
    create: 'New cargo type',
    edit: 'Edit cargo type',
    cells: ['Ours', 'Frozen', 'Our own'],
    requestBody: { temperature: 'ambient' },
    params: { vehicles: 0, cargos: 2, names: ['Tea', 'Tiles'] },
    inUse: 'Used by no vehicle and 2 cargos: Tea, Tiles. It cannot be deleted',
  },
  {
    ...nameOnlyCase,
    kind: 'service-intervals',
    tab: 'Service intervals',
    create: 'New service interval',
    edit: 'Edit service interval',
    cells: ['Ours', '90', '10,000', '–', 'Yes', 'Our own'],
    input: { 'Interval in days': '60' },
    requestBody: { days: 60, km: null, hours: null, isRequired: false, icon: 'wrench' },
  },
])('$kind', ({ kind, tab, create, edit, cells, input, requestBody, params, inUse }) => {
  test('marks platform entries, which cannot be changed, and adds our own', async () => {
    let body: unknown;
    const { user, notices } = renderPage(kind, {
      [`POST vehicles/${kind}`]: (call) => ((body = call.body), ownEntry(kind)),
    });
    expect(cellTexts(await findRow('Ours')).slice(0, cells.length)).toEqual(cells);
    expect((await findRow('Everybody’s')).getByRole('cell', { name: 'Platform' })).toBeVisible();
    expect((await findRow('Everybody’s')).queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: create }));
    const dialog = await findDialog(create);
    for (const [label, text] of Object.entries({ Name: 'Tea', ...input }))
      await enter(user, dialog.getByLabelText(new RegExp(`^${label}`)), text);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(notices).toEqual(['Entry saved']));
    expect(body).toEqual({ name: 'Tea', ...requestBody });
  });

  test('edits our own entry, and lists the uses of one that cannot be deleted', async () => {
    let body: unknown;
    const { user } = renderPage(kind, {
      [`PATCH vehicles/${kind}/own`]: (call) => ((body = call.body), ownEntry(kind)),
      [`DELETE vehicles/${kind}/own`]: () => errorReply(409, 'lookupInUse', { params }),
    });
    await user.click((await findRow('Ours')).getByRole('button', { name: 'Edit' }));
    const editing = await findDialog(edit);
    await enter(user, editing.getByRole('textbox', { name: 'Name' }), 'Renamed');
    await user.click(editing.getByRole('button', { name: 'Save' }));
    const { id: _id, revision: _revision, isOwn: _isOwn, actions: _actions, ...storedInput } = ownEntry(kind);
    await waitFor(() => expect(body).toEqual({ ...storedInput, name: 'Renamed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseAction(user, 'Ours', 'Delete');
    const confirming = within(await screen.findByRole('alertdialog'));
    expect(
      confirming.getByText('Ours will be deleted and can no longer be selected. This can’t be undone.'),
    ).toBeVisible();
    await user.click(confirming.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(inUse)).toBeVisible();
  });
});

test('is accessible, and queries the API by search, sort order and own entries', async () => {
  const { user, calls, baseElement } = renderPage('types');
  await findRow('Ours');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  expect(calls).toEqual(['GET vehicles/types?sort=averageSpace&page=1&limit=20']);
  await user.click(screen.getByRole('switch', { name: 'Only our own' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET vehicles/types?my=true&sort=averageSpace&page=1&limit=20'));
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'lor{Enter}');
  await waitFor(() => expect(calls.at(-1)).toContain('search=lor'));
});

test('shows missing values and a taken name at their fields', async () => {
  const bodies: unknown[] = [];
  const nameTaken = { fields: { name: { code: 'alreadyExists', message: 'x' } } };
  const { user, notices, baseElement } = renderPage(
    'types',
    {
      'POST vehicles/types': ({ body }) =>
        bodies.push(body) === 1 ? errorReply(422, 'invalid', nameTaken) : ownEntry('types'),
    },
    { dialog: 'new' },
  );
  const dialog = await findDialog('New vehicle type');
  const add = dialog.getByRole('button', { name: 'Add' });
  const getFields = () =>
    [/^Name/, /^Average space/, /^Max weight/].map((label) => dialog.getByLabelText(label)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
  await user.click(add);
  for (const field of getFields()) await waitFor(() => expect(field).toHaveAccessibleDescription(/Field is required$/));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  const [name, space, weight] = getFields();
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
  await waitFor(() => expect(name).toHaveAccessibleDescription('This name is already in use'));
  await enter(user, name, 'Lorry 2');
  await user.click(add);
  await waitFor(() => expect(notices).toEqual(['Entry saved']));
  expect(bodies.at(-1)).toEqual(typeInput({ name: 'Lorry 2' }));
});

test('resets sort order and search when the dictionary changes', async () => {
  const { user, calls } = renderPage('types', { 'GET vehicles/brands': () => toPage() });
  await findRow('Ours');
  await user.click(screen.getByRole('button', { name: 'Max weight' }));
  await waitFor(() => expect(calls.at(-1)).toContain('sort=maxWeight'));
  await user.click(screen.getByRole('link', { name: 'Brands' }));
  expect(await screen.findByRole('heading', { name: 'No brands found' })).toBeVisible();
  expect(calls.at(-1)).toBe('GET vehicles/brands?sort=name&page=1&limit=20');
});

test('selects the icon among named pictures, also by arrow keys', async () => {
  let body: unknown;
  const { user } = renderPage(
    'service-intervals',
    { 'POST vehicles/service-intervals': (call) => ((body = call.body), ownEntry('service-intervals')) },
    { dialog: 'new' },
  );
  const dialog = await findDialog('New service interval');
  const icons = within(dialog.getByRole('radiogroup', { name: 'Icon' }));
  expect(icons.getByRole('radio', { name: 'Repair' })).toBeChecked();
  await user.click(icons.getByRole('radio', { name: 'Repair' }));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(icons.getByRole('radio', { name: 'Oil' })).toBeChecked());
  await enter(user, dialog.getByLabelText(/^Name/), 'Oil');
  await enter(user, dialog.getByLabelText(/^Interval in days/), '3651');
  await user.click(dialog.getByRole('checkbox', { name: 'Required' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Interval in days/)).toHaveAccessibleDescription('Max 3650'));
  await enter(user, dialog.getByLabelText(/^Interval in days/), '0');
  await waitFor(() => expect(dialog.getByLabelText(/^Interval in days/)).toHaveAccessibleDescription('Min 1'));
  await enter(user, dialog.getByLabelText(/^Interval in days/), '90');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(body).toEqual({ name: 'Oil', days: 90, km: null, hours: null, isRequired: true, icon: 'droplet' }),
  );
});

test("enters and shows measures in the user's units, and stores them metric", async () => {
  let body: unknown;
  const { user } = renderPage('types', { 'POST vehicles/types': (call) => ((body = call.body), ownEntry('types')) });
  usePreferences.setState({ units: 'imperial' });
  expect(cellTexts(await findRow('Ours')).slice(1, 3)).toEqual(['1,306.6 SQF', '7.500 tonnes']);
  await user.click(screen.getByRole('button', { name: 'New vehicle type' }));
  const dialog = await findDialog('New vehicle type');
  await enter(user, dialog.getByLabelText(/^Name/), 'Lorry');
  await enter(user, dialog.getByLabelText(/^Average space/), '100');
  await enter(user, dialog.getByLabelText(/^Max weight/), '3.5');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(body).toMatchObject({ averageSpace: '2.832', maxWeight: '3500' }));
});

test("lets root manage the platform's entries and marks those of organizations", async () => {
  const [platform, organizationEntry] = [
    ownEntry('brands'),
    { ...platformEntry('brands'), actions: ['edit', 'delete'] as const },
  ];
  renderPage(
    'brands',
    {
      'GET vehicles/brands': () => toPage(platform, { ...organizationEntry, actions: [...organizationEntry.actions] }),
    },
    { user: testUsers.root },
  );
  expect(cellTexts(await findRow('Ours')).slice(0, 2)).toEqual(['Ours', 'Platform']);
  expect(cellTexts(await findRow('Everybody’s')).slice(0, 2)).toEqual(['Everybody’s', 'An organization']);
  expect(screen.getByRole('switch', { name: 'Only the platform’s' })).toBeVisible();
});

test.each([
  ['edit.wide', 'You don’t have access to this page'],
  ['edit.gone', 'Not found'],
])('explains why an entry cannot be edited when its URL is opened: %s', async (dialog, message) => {
  renderPage('colors', {}, { dialog });
  expect(await within(await screen.findByRole('dialog', { name: 'Edit color' })).findByText(message)).toBeVisible();
});

test('offers no changes to a reader, not even by URL', async () => {
  renderPage(
    'models',
    { 'GET vehicles/models': () => toPage({ ...ownEntry('models'), actions: [] }) },
    { dialog: 'new', user: testUsers.nobody },
  );
  await findRow('Ours');
  expect(screen.queryByRole('button', { name: /New model|Edit|Actions/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers a retry when the list fails to load', async () => {
  renderPage('types', { 'GET vehicles/types': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
