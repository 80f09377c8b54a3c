import { screen, waitFor, within } from '@testing-library/react';
import type { RoleTemplate } from 'shared-contracts/identity/role-templates';
import type { Rule } from 'shared-contracts/values/identity/access';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import { kamal, toPage } from './testing/fixtures.ts';
import UsersPage from './users-page.tsx';

const ORDERS: Rule[] = [
  { model: 'order', rule: 'read' },
  { model: 'order', rule: 'write' },
];
const nightDesk: RoleTemplate = { id: 'template-1', revision: 3, name: 'Night desk', rules: ORDERS };

async function openRules(stored: RoleTemplate[], replies: Replies = {}, caller = testUsers.cargoOwner) {
  const templates = [...stored];
  const sent: unknown[] = [];
  const view = renderScreen(<UsersPage />, {
    url: '/?dialog=edit.user-1',
    user: caller,
    replies: {
      'GET users': () => toPage(),
      'GET users/:id': () => ({ ...kamal, rules: [{ model: 'order', rule: 'read' }] }),
      'GET role-templates': () => ({ items: templates }),
      'POST role-templates': ({ body }) => {
        sent.push(body);
        templates.push({ id: 'template-2', revision: 1, ...(body as Pick<RoleTemplate, 'name' | 'rules'>) });
        return templates.at(-1);
      },
      'PATCH role-templates/:id': ({ body }) => {
        sent.push(body);
        templates[0] = { ...templates[0]!, ...(body as Partial<RoleTemplate>) };
        return templates[0];
      },
      'DELETE role-templates/:id': () => ({ id: templates.pop()?.id }),
      'GET areas/models': () => ({ items: [] }),
      ...replies,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
  await view.user.click(await dialog.findByRole('tab', { name: 'Access' }));
  const group = within(await dialog.findByRole('group', { name: 'Start from' }));
  const button = (name: string) => group.getByText(name).closest('button')!;
  const isChecked = (name: string) => dialog.getByLabelText<HTMLInputElement>(name).checked;
  return { ...view, dialog, group, button, isChecked, sent };
}

test('fills the table with an own template, listed after the built-in ones', async () => {
  const { user, group, button, isChecked, baseElement } = await openRules([nightDesk]);
  await group.findByText('Night desk');
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Planner',
    'Approver',
    'Dispatcher',
    'Billing',
    'Reader',
    'Driver',
    'Everything',
    'Night desk',
    'None',
    'Save as template',
  ]);
  await user.click(button('Night desk'));
  expect([isChecked('Orders: Read'), isChecked('Orders: Write'), isChecked('Trips: Read')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(button('Night desk')).toHaveAttribute('aria-pressed', 'true');
  expect(group.queryByText('Save as template')).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
}, 60_000);

test('saves the rules in the table as a template without changing the user', async () => {
  const { user, group, button, sent, notices, calls } = await openRules([]);
  await user.click(button('Save as template'));
  const naming = within(await screen.findByRole('dialog', { name: 'Save as template' }));
  await user.type(naming.getByLabelText(/^Name/), 'Gate desk{Enter}');
  await waitFor(() => expect(notices).toEqual(['Template saved']));
  expect(sent).toEqual([{ name: 'Gate desk', rules: [{ model: 'order', rule: 'read' }] }]);
  expect((await group.findByText('Gate desk')).closest('button')).toHaveAttribute('aria-pressed', 'true');
  expect(calls.filter((call) => call.startsWith('PATCH users'))).toEqual([]);
}, 60_000);

test('shows that a name is taken', async () => {
  const taken = { name: { code: 'alreadyExists', message: 'A template with this name already exists' } };
  const { user, button } = await openRules([], {
    'POST role-templates': () => errorReply(422, 'invalid', { fields: taken }),
  });
  await user.click(button('Save as template'));
  const naming = within(await screen.findByRole('dialog', { name: 'Save as template' }));
  await user.type(naming.getByLabelText(/^Name/), 'Night desk{Enter}');
  await waitFor(() =>
    expect(naming.getByLabelText(/^Name/)).toHaveAccessibleDescription(
      'Your organization already has a template with this name',
    ),
  );
}, 60_000);

test('changes, renames and deletes the template that was selected', async () => {
  const { user, group, button, dialog, sent, notices, calls } = await openRules([nightDesk]);
  await group.findByText('Night desk');
  await user.click(button('Night desk'));
  await user.click(dialog.getByLabelText('Trips: Read'));
  await chooseAction(user, 'Night desk', 'Replace with the rules in the table');
  const confirm = async (name: string, text: RegExp) => {
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(text)).toBeVisible();
    await user.click(question.getByRole('button', { name }));
  };
  await confirm('Replace with the rules in the table', /the template Night desk with those in the table/);
  await waitFor(() => expect(sent).toEqual([{ rules: [...ORDERS, { model: 'trip', rule: 'read' }] }]));
  await chooseAction(user, 'Night desk', 'Rename');
  const naming = within(await screen.findByRole('dialog', { name: 'Rename template' }));
  await user.clear(naming.getByLabelText(/^Name/));
  await user.type(naming.getByLabelText(/^Name/), 'Evening desk{Enter}');
  expect(await group.findByText('Evening desk')).toBeVisible();
  expect(sent.at(-1)).toEqual({ name: 'Evening desk' });
  await chooseAction(user, 'Evening desk', 'Delete');
  await confirm('Delete', /^Deletes the template Evening desk/);
  await waitFor(() => expect(group.queryByText('Evening desk')).toBeNull());
  expect(notices).toEqual(['Template saved', 'Template saved', 'Template deleted']);
  expect(calls).toContain('DELETE role-templates/template-1');
}, 60_000);

test('applies only rules of a template that the caller has', async () => {
  const writer = { ...testUsers.cargoOwner, role: 'user' as const, rules: [...kamal.rules, ...userRules()] };
  const { user, group, button, isChecked } = await openRules([nightDesk], {}, writer);
  await group.findByText('Night desk');
  await user.click(button('Night desk'));
  expect([isChecked('Orders: Read'), isChecked('Orders: Write')]).toEqual([true, false]);
}, 60_000);

const userRules = (): Rule[] => [
  { model: 'user', rule: 'read' },
  { model: 'user', rule: 'write' },
];
