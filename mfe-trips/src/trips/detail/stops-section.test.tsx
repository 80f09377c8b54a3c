import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { buildTrip } from '../testing/fixtures.ts';
import { StopsSection } from './stops-section.tsx';

const AT = 1_767_261_600;
const reached = (actions: ReturnType<typeof buildTrip>['actions']) => {
  const trip = buildTrip();
  return { ...trip, actions, stops: trip.stops.map((stop, i) => ({ ...stop, outOfSequenceAt: i === 1 ? AT : null })) };
};

test('marks a stop that was reached out of sequence and re-orders the rest in one action', async () => {
  let requests = 0;
  const { user } = renderScreen(<StopsSection trip={reached(['reorderStops'])} />, {
    replies: {
      'POST trips/:id/reorder-stops': () => {
        requests += 1;
        return buildTrip();
      },
    },
  });
  expect(await screen.findByText('Reached out of sequence')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Re-order the rest' }));
  expect(await screen.findByText('Stops re-ordered')).toBeVisible();
  expect(requests).toBe(1);
});

test('offers no re-ordering to people who may not, or without a stop out of sequence', async () => {
  const inSequence = { ...buildTrip(), actions: ['reorderStops' as const] };
  renderScreen(
    <>
      <StopsSection trip={reached([])} />
      <StopsSection trip={inSequence} />
    </>,
    {},
  );
  expect(await screen.findByText('Reached out of sequence')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Re-order the rest' })).toBeNull();
});

test('says when the vehicle is expected, how far that is off the plan, and that it is too late', async () => {
  const trip = buildTrip();
  const [first, ...others] = trip.stops;
  const ahead = {
    ...first,
    arrivedAt: null,
    breakMinutes: 45,
    departedAt: null,
    plannedAt: AT,
    windowTo: AT + 600,
    eta: AT + 1_800,
  };
  renderScreen(<StopsSection trip={{ ...trip, stops: [ahead as (typeof trip.stops)[number], ...others] }} />, {});
  expect(await screen.findByText('Expected')).toBeVisible();
  expect(screen.getByText('At risk: 00:20 after the window')).toBeVisible();
  expect(screen.getByText('00:30 behind the plan')).toBeVisible();
  expect(screen.getByText('Planned break on the way: 00:45')).toBeVisible();
});
