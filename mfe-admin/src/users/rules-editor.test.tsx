import { screen, waitFor, within } from '@testing-library/react';
import { MODELS } from 'shared-contracts/values/identity/access';
import type { AreaModelOption } from 'shared-contracts/portal/area-models';
import type { User } from 'shared-contracts/identity/users';
import { findAccessibilityViolations, testUsers, renderScreen } from 'shared-ui/testing';
import { kamal, toPage } from './testing/fixtures.ts';
import { builtInRules } from './matrix.rules.ts';
import { PRESETS } from './presets.ts';
import UsersPage from './users-page.tsx';

async function openRules(edited: User = kamal, caller = testUsers.cargoOwner, areaModels: AreaModelOption[] = []) {
  const sent: unknown[] = [];
  const view = renderScreen(<UsersPage />, {
    url: '/?dialog=edit.user-1',
    user: caller,
    replies: {
      'GET users': () => toPage(),
      'GET users/:id': () => edited,
      'PATCH users/:id': ({ body }) => (sent.push(body), edited),
      'GET organizations/:id': () => ({ type: '4pl' }),
      'GET areas/models': () => ({ items: areaModels }),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
  await view.user.click(await dialog.findByRole('tab', { name: 'Access' }));
  const checkbox = (name: string) => dialog.getByLabelText(name);
  const save = () => view.user.click(dialog.getByText('Save', { selector: 'button' }));
  return { ...view, dialog, checkbox, save, sent };
}

test('lists all models by menu group, each with an explanation of its rules', async () => {
  const { dialog, checkbox, baseElement } = await openRules();
  const table = within(await dialog.findByRole('table', { name: 'Rules' }));
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
  expect(
    [checkbox('Orders: Read'), checkbox('Orders: Write')].map((field) => (field as HTMLInputElement).checked),
  ).toEqual([true, false]);
  expect(checkbox('Orders: Write')).toHaveAccessibleDescription(
    'Read: the orders screen. Write: create and edit orders and change their stages. Delete: delete orders.',
  );
  expect((checkbox('Orders: all') as HTMLInputElement).indeterminate).toBe(true);
  expect(dialog.getByText('1 rule')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
}, 60_000);

test('checks read along with write, checks whole rows by keyboard and sends the rules', async () => {
  const { user, dialog, checkbox, save, sent } = await openRules();
  const press = async (name: string) => {
    checkbox(name).focus();
    await user.keyboard(' ');
  };
  await press('Trips: Write');
  await waitFor(() => expect(checkbox('Trips: Read')).toBeChecked());
  expect(dialog.getByText(/Write and delete require read/)).toBeVisible();
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

test('applies a preset and marks it until a rule differs', async () => {
  const { user, dialog, checkbox, save, sent } = await openRules();
  const preset = (name: string) => dialog.getByText(name, { selector: 'button' });
  expect(
    within(dialog.getByRole('group', { name: 'Start from' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Planner',
    'Approver',
    'Dispatcher',
    'Billing',
    'Reader',
    'Driver',
    'Everything',
    'None',
    'Save as template',
  ]);
  await user.click(preset('Everything'));
  expect([preset('Everything').getAttribute('aria-pressed'), dialog.getByText('66 rules').isConnected]).toEqual([
    'true',
    true,
  ]);
  await user.click(preset('Planner'));
  expect(dialog.getByText(`${PRESETS.planner.length} rules`)).toBeVisible();
  await user.click(checkbox('Delete: all'));
  expect(
    [checkbox('Vehicles: Delete'), checkbox('Vehicles: Write')].map((field) => (field as HTMLInputElement).checked),
  ).toEqual([true, false]);
  expect(preset('Planner')).toHaveAttribute('aria-pressed', 'false');
  await user.click(preset('None'));
  await save();
  await waitFor(() => expect(sent).toEqual([{ rules: [] }]));
}, 60_000);

test('shows the models of areas below the others, keeps them under a template and also those of a lost area', async () => {
  const inAll = (text: string) => ({ en: text, it: text, fr: text, sp: text, sin: text });
  const racks: AreaModelOption = {
    model: 'mfe-warehouse.rack',
    area: 'mfe-warehouse',
    labels: inAll('Racks'),
    help: inAll('Read: the racks. Write: fill them.'),
  };
  const lost = { model: 'mfe-lost.thing', rule: 'read' } as const;
  const rules: User['rules'] = [{ model: 'mfe-warehouse.rack', rule: 'read' }, lost];
  const { user, dialog, checkbox, save, sent } = await openRules({ ...kamal, rules }, testUsers.root, [racks]);
  expect(await dialog.findByLabelText('Racks: Write')).toHaveAccessibleDescription(
    'Read: the racks. Write: fill them.',
  );
  expect(
    dialog
      .getAllByRole('rowheader')
      .slice(-3)
      .map(({ textContent }) => textContent),
  ).toEqual(['Added areas', 'Racks', 'mfe-lost.thing']);
  await user.click(checkbox('Racks: Write'));
  await user.click(dialog.getByText('Driver', { selector: 'button' }));
  await user.click(checkbox('mfe-lost.thing: Read'));
  await save();
  const granted = ['read', 'write'].map((rule) => ({ model: 'mfe-warehouse.rack', rule }));
  await waitFor(() => expect(sent).toEqual([{ rules: [...builtInRules(PRESETS.driver), ...granted] }]));
}, 60_000);

test('locks rules that the caller lacks, unless the user has them', async () => {
  const rules: User['rules'] = [
    { model: 'user', rule: 'read' },
    { model: 'user', rule: 'write' },
    { model: 'order', rule: 'read' },
  ];
  const { user, dialog, checkbox } = await openRules(
    { ...kamal, rules: [{ model: 'trip', rule: 'read' }] },
    { ...testUsers.nobody, rules },
  );
  expect(checkbox('Orders: Read')).toBeEnabled();
  expect(checkbox('Orders: Write')).toBeDisabled();
  expect(checkbox('Orders: Write')).toHaveAccessibleDescription('You can only grant rules you have yourself.');
  expect(checkbox('Cargos: all')).toBeDisabled();
  await user.click(checkbox('Trips: Read'));
  await user.click(checkbox('Trips: Read'));
  expect(checkbox('Trips: Read')).toBeChecked();
  await user.click(dialog.getByText('Everything', { selector: 'button' }));
  expect(dialog.getByText('4 rules')).toBeVisible();
}, 60_000);

test('shows the own role and rules read-only', async () => {
  const { dialog, checkbox } = await openRules({ ...kamal, id: testUsers.cargoOwner.id });
  expect(dialog.getByLabelText(/^Role/)).toBeDisabled();
  expect([checkbox('Orders: Read'), checkbox('Read: all')].every((field) => (field as HTMLInputElement).disabled)).toBe(
    true,
  );
  expect(checkbox('Orders: Read')).toHaveAccessibleDescription(/^These are your own rules/);
  expect(dialog.queryByRole('group', { name: 'Start from' })).toBeNull();
}, 60_000);

test.each([
  ['of a 3PL to its own users', kamal, testUsers.forwarder, true],
  ['of a 4PL to root', { ...kamal, organization: { id: 'org-9', name: 'Lanka Lines' } }, testUsers.root, true],
  ['of a cargo owner', kamal, testUsers.cargoOwner, false],
])(
  'explains what users read without rules %s',
  async (_case, user, caller, readsAll) => {
    const { dialog } = await openRules(user, caller);
    if (readsAll)
      expect(await dialog.findByText(/Users of 3PL and 4PL organizations can read everything/)).toBeVisible();
    else expect(dialog.queryByText(/can read everything/)).toBeNull();
  },
  60_000,
);
