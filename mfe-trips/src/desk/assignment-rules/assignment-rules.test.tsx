import { screen, waitFor, within } from '@testing-library/react';
import { chooseAction, findAccessibilityViolations, testUsers } from 'shared-ui/testing';
import { createPlan } from '../testing/fixtures.ts';
import { renderDesk } from '../testing/render-desk.tsx';

const WARN = {
  driverRunning: 'warn',
  driverBusy: 'warn',
  driverHours: 'warn',
  healthReportExpired: 'warn',
  documentExpired: 'warn',
  serviceExpired: 'warn',
};
const BUSY = 'Another trip of the driver is at the same time';

test('chooses what blocks, and plans the trips again', async () => {
  let rules = WARN;
  let loads = 0;
  const { user, notices } = renderDesk({
    replies: {
      'GET v2/trips/plans/plan-1': () => {
        loads += 1;
        return createPlan();
      },
      'GET v2/trips/assignment-rules': () => rules,
      'PATCH v2/trips/assignment-rules': ({ body }) => (rules = { ...rules, ...(body as object) }),
    },
  });
  await screen.findByRole('heading', { name: 'Week 49' });
  await chooseAction(user, 'Week 49', 'Warnings and blocks');
  const dialog = within(await screen.findByRole('dialog', { name: 'Warnings and blocks' }));
  const choice = await dialog.findByRole('combobox', { name: BUSY });
  expect(choice).toHaveDisplayValue('Warns');
  await user.selectOptions(choice, 'Blocks');
  await waitFor(() => expect(notices).toEqual(['Rules saved']));
  await waitFor(() => expect(choice).toHaveDisplayValue('Blocks'));
  expect(rules).toEqual({ ...WARN, driverBusy: 'block' });
  await waitFor(() => expect(loads).toBe(2));
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
});

test('shows the rules to whoever may not change them', async () => {
  const { user } = renderDesk({
    user: { ...testUsers.forwarder, rules: testUsers.reader.rules },
    replies: { 'GET v2/trips/assignment-rules': () => WARN },
  });
  await screen.findByRole('heading', { name: 'Week 49' });
  await chooseAction(user, 'Week 49', 'Warnings and blocks');
  expect(await screen.findByRole('combobox', { name: BUSY })).toBeDisabled();
});
