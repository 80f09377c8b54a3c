import { screen, waitFor, within } from '@testing-library/react';
import { MODELS } from 'shared-contracts/values/access';
import type { User } from 'shared-contracts/users';
import { accessibilityFaults, as, renderScreen } from 'shared-ui/testing';
import { kamal, pageOf } from './testing/given.ts';
import { PRESETS } from './presets.ts';
import UsersPage from './users-page.tsx';

async function open(given: User = kamal, caller = as.cargoOwner) {
  const sent: unknown[] = [];
  const view = renderScreen(<UsersPage />, {
    at: '/?dialog=edit.user-1',
    user: caller,
    replies: {
      'GET users': () => pageOf(),
      'GET users/:id': () => given,
      'PATCH users/:id': ({ body }) => (sent.push(body), given),
      'GET organizations/:id': () => ({ type: '4pl' }),
    },
  });
  const box = within(await screen.findByRole('dialog', { name: 'Edit user' }));
  await view.user.click(await box.findByRole('tab', { name: 'Access' }));
  const tick = (name: string) => box.getByLabelText(name);
  const save = () => view.user.click(box.getByText('Save', { selector: 'button' }));
  return { ...view, box, tick, save, sent };
}

test('a table of all models by the groups of the menu, each with what its rules open', async () => {
  const { box, tick, baseElement } = await open();
  const table = within(await box.findByRole('table', { name: 'Rules' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Area',
    'Read',
    'Write',
    'Delete',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Plan',
      'Fleet',
      'Network',
      'Money',
      'Insight',
      'Platform',
      'Orders',
      'Approval of trip bills',
      'Users',
    ]),
  );
  expect(table.getAllByRole('checkbox')).toHaveLength(MODELS.length * 4 + 3);
  expect([tick('Orders: Read'), tick('Orders: Write')].map((field) => (field as HTMLInputElement).checked)).toEqual([
    true,
    false,
  ]);
  expect(tick('Orders: Write')).toHaveAccessibleDescription(
    'Read: the orders screen. Write: create and edit orders and change their stages. Delete: delete orders.',
  );
  expect((tick('Orders: all') as HTMLInputElement).indeterminate).toBe(true);
  expect(box.getByText('1 rule')).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
}, 60_000);

test('by keyboard: write ticks read, a row and a column tick all, and it is sent', async () => {
  const { user, box, tick, save, sent } = await open();
  const press = async (name: string) => {
    tick(name).focus();
    await user.keyboard(' ');
  };
  await press('Trips: Write');
  await waitFor(() => expect(tick('Trips: Read')).toBeChecked());
  expect(box.getByText(/Write and delete come with read: nobody changes what they do not see/)).toBeVisible();
  await press('Routes: all');
  await press('Orders: Read');
  await save();
  const rules = [
    ['trip', 'read'],
    ['trip', 'write'],
    ['route', 'read'],
    ['route', 'write'],
    ['route', 'delete'],
  ].map(([model, rule]) => ({ model, rule }));
  await waitFor(() => expect(sent).toEqual([{ rules }]));
}, 60_000);

test('a preset fills the table and is marked until a rule differs from it', async () => {
  const { user, box, tick, save, sent } = await open();
  const preset = (name: string) => box.getByText(name, { selector: 'button' });
  expect(
    within(box.getByRole('group', { name: 'Begin with' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Viewer', 'Planner', 'Approver', 'Finance', 'Fleet', 'Everything', 'None']);
  await user.click(preset('Everything'));
  expect([preset('Everything').getAttribute('aria-pressed'), box.getByText('66 rules').isConnected]).toEqual([
    'true',
    true,
  ]);
  await user.click(preset('Planner'));
  expect(box.getByText(`${PRESETS.planner.length} rules`)).toBeVisible();
  await user.click(tick('Delete: all'));
  expect(
    [tick('Vehicles: Delete'), tick('Vehicles: Write')].map((field) => (field as HTMLInputElement).checked),
  ).toEqual([true, false]);
  expect(preset('Planner')).toHaveAttribute('aria-pressed', 'false');
  await user.click(preset('None'));
  await save();
  await waitFor(() => expect(sent).toEqual([{ rules: [] }]));
}, 60_000);

test('rules that one does not hold cannot be given, but may stay or go; why is said', async () => {
  const rules: User['rules'] = [
    { model: 'user', rule: 'read' },
    { model: 'user', rule: 'write' },
    { model: 'order', rule: 'read' },
  ];
  const { user, box, tick } = await open(
    { ...kamal, rules: [{ model: 'trip', rule: 'read' }] },
    { ...as.nobody, rules },
  );
  expect(tick('Orders: Read')).toBeEnabled();
  expect(tick('Orders: Write')).toBeDisabled();
  expect(tick('Orders: Write')).toHaveAccessibleDescription(
    'You give what you hold yourself. Boxes you cannot tick are rules you do not hold.',
  );
  expect(tick('Cargos: all')).toBeDisabled();
  await user.click(tick('Trips: Read'));
  await user.click(tick('Trips: Read'));
  expect(tick('Trips: Read')).toBeChecked();
  await user.click(box.getByText('Everything', { selector: 'button' }));
  expect(box.getByText('4 rules')).toBeVisible();
}, 60_000);

test("one's own role and rules are shown only, and why is said", async () => {
  const { box, tick } = await open({ ...kamal, id: as.cargoOwner.id });
  expect(box.getByLabelText(/^Role/)).toBeDisabled();
  expect([tick('Orders: Read'), tick('Read: all')].every((field) => (field as HTMLInputElement).disabled)).toBe(true);
  expect(tick('Orders: Read')).toHaveAccessibleDescription(/^These are your own rules/);
  expect(box.queryByRole('group', { name: 'Begin with' })).toBeNull();
}, 60_000);

test.each([
  ['of a 3PL, as its people see it', kamal, as.forwarder, true],
  ['of a 4PL, as root sees it', { ...kamal, organization: { id: 'org-9', name: 'Lanka Lines' } }, as.root, true],
  ['of a cargo owner', kamal, as.cargoOwner, false],
])(
  'whether rules change anything for people %s',
  async (_who, given, caller, isSaid) => {
    const { box } = await open(given, caller);
    if (isSaid) expect(await box.findByText(/People of a 3PL or 4PL organization pass every rule check/)).toBeVisible();
    else expect(box.queryByText(/pass every rule check/)).toBeNull();
  },
  60_000,
);
