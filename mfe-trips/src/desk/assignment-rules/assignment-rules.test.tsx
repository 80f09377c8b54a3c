import { screen, waitFor, within } from '@testing-library/react';
import { chooseAction, findAccessibilityViolations, testUsers } from 'shared-ui/testing';
import { DEFAULT_DRIVER_HOURS } from 'shared-contracts/values/trips/plans';
import type { DriverHoursRules } from 'shared-contracts/trips/driver-hours';
import { createPlan } from '../testing/fixtures.ts';
import { renderDesk } from '../testing/render-desk.tsx';

const WARN = {
  driverRunning: 'warn',
  driverBusy: 'warn',
  driverHours: 'warn',
  healthReportExpired: 'warn',
  licenceClass: 'warn',
  documentExpired: 'warn',
  serviceExpired: 'warn',
};
const BUSY = 'Another trip of the driver is at the same time';

test('chooses what blocks, and plans the trips again', async () => {
  let rules = WARN;
  let hours: DriverHoursRules = DEFAULT_DRIVER_HOURS;
  let loads = 0;
  const { user, notices } = renderDesk({
    replies: {
      'GET v2/trips/plans/plan-1': () => {
        loads += 1;
        return createPlan();
      },
      'GET v2/trips/assignment-rules': () => rules,
      'GET v2/trips/driver-hours-rules': () => hours,
      'PATCH v2/trips/driver-hours-rules': ({ body }) => (hours = { ...hours, ...(body as object) }),
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
  const shift = await dialog.findByRole('combobox', { name: /^Longest driving in a shift/ });
  expect(shift).toHaveDisplayValue('No limit');
  expect(dialog.getByRole('combobox', { name: 'Length of a break' })).toHaveDisplayValue('0:45 h');
  await user.selectOptions(shift, '9:00 h');
  await waitFor(() => expect(notices).toEqual(['Rules saved', 'Hours saved']));
  await waitFor(() => expect(shift).toHaveDisplayValue('9:00 h'));
  expect(hours).toEqual({ ...DEFAULT_DRIVER_HOURS, maxShiftMinutes: 540 });
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
});

test('shows the rules to users who may not change them', async () => {
  const { user } = renderDesk({
    user: { ...testUsers.forwarder, rules: testUsers.reader.rules },
    replies: {
      'GET v2/trips/assignment-rules': () => WARN,
      'GET v2/trips/driver-hours-rules': () => DEFAULT_DRIVER_HOURS,
    },
  });
  await screen.findByRole('heading', { name: 'Week 49' });
  await chooseAction(user, 'Week 49', 'Warnings and blocks');
  expect(await screen.findByRole('combobox', { name: BUSY })).toBeDisabled();
});
