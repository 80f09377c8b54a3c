import { screen } from '@testing-library/react';
import type { TripStageResult } from 'shared-contracts/trips/trip-stages';
import { chooseAction } from 'shared-ui/testing';
import { buildTrip } from '../testing/fixtures.ts';
import { findDialog, renderTripPage } from '../testing/trip-page.tsx';

test.each<[TripStageResult['stageOutcome'], TripStageResult['stage'], string]>([
  ['changed', 'started', 'Stage changed'],
  ['recorded', 'vehicleAssigned', 'Recorded; the stage stays “Vehicle assigned”'],
  ['unchanged', 'started', 'Nothing changed: the stage is already “Started”'],
])('says what a stage change did: %s', async (stageOutcome, stage, notice) => {
  const shownTrip = buildTrip({ stage: 'vehicleAssigned', actions: ['start'], allowedStages: ['started'] });
  const { user } = renderTripPage(shownTrip, {
    'PATCH trips/:id/stage': () => ({ ...buildTrip({ stage }), stageOutcome }),
  });
  await chooseAction(user, 'T-000043', 'Change stage');
  const dialog = await findDialog('Change stage');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'New stage' }), 'started');
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  expect(await screen.findByText(notice)).toBeVisible();
});
