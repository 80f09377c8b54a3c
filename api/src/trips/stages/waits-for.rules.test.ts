import { TRIP_STAGES } from 'shared-contracts/values/trips/trip-stages';
import { waitsFor } from './waits-for.rules.ts';

test('returns the next step of a trip in each stage and who takes it', () => {
  const steps = TRIP_STAGES.map((stage) => {
    const step = waitsFor({ stage, organization: 'Depot', driver: 'Dinesh' });
    return step ? `${stage}: ${step.what} (${step.who})` : `${stage}: nothing`;
  });
  expect(steps).toEqual([
    'saved: submit (Depot)',
    'waitingForTrip: assign (Depot)',
    'vehicleAssigned: start (Dinesh)',
    'started: drive (Dinesh)',
    'transit: drive (Dinesh)',
    'completed: bill (Depot)',
    'manualCompleted: bill (Depot)',
    'incomplete: drive (Depot)',
    'billed: nothing',
    'cancelled: nothing',
  ]);
});

test('the organization takes the steps of a missing driver', () => {
  expect(waitsFor({ stage: 'started', organization: 'Depot', driver: null })).toEqual({ what: 'drive', who: 'Depot' });
});
