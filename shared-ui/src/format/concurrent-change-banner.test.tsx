import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { api } from 'shared-auth';
import type { Timeline } from 'shared-contracts/timeline';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { Button } from '../base/chakra.ts';
import { renderScreen, type Replies } from '../testing/index.ts';
import { ConcurrentChangeBanner, tripStatusStyles } from './index.ts';

function TripPage() {
  const trip = useQuery({ queryKey: ['trips', '1'], queryFn: () => api.get<{ stage: TripStage }>('trips/1') });
  const start = useMutation({ mutationFn: () => api.post('trips/1/start'), meta: { invalidates: ['trips'] } });
  if (!trip.data) return null;
  return (
    <>
      <ConcurrentChangeBanner
        stage={trip.data.stage}
        statusStyles={tripStatusStyles}
        timeline={{ queryKey: ['timeline'], queryFn: () => api.get<Timeline>('trips/1/timeline') }}
      />
      <Button onClick={() => void trip.refetch()}>Refetch</Button>
      <Button onClick={() => start.mutate()}>Start</Button>
    </>
  );
}

function renderPage(replies: Replies = {}) {
  let stage: TripStage = 'vehicleAssigned';
  const startTrip = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20)); // long enough for a render of the running mutation
    stage = 'started';
  };
  const view = renderScreen(<TripPage />, {
    replies: { 'GET trips/1': () => ({ stage }), 'POST trips/1/start': startTrip, ...replies },
  });
  const clickButton = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { ...view, startTrip, clickButton };
}

test.each([
  [
    { items: [{ to: 'started', user: 'Sunil Silva' }] },
    'Sunil Silva just changed the stage: Vehicle assigned → Started',
  ],
  [{ items: [] }, 'The stage just changed: Vehicle assigned → Started'],
])('shows a stage change by somebody else: %j', async (timeline, text) => {
  const { startTrip, clickButton } = renderPage({ 'GET trips/1/timeline': () => timeline });
  await screen.findByRole('button', { name: 'Refetch' });
  await startTrip();
  await clickButton('Refetch');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
});

test('shows nothing after a stage change by this user', async () => {
  const { calls, clickButton } = renderPage();
  await clickButton('Start');
  await waitFor(() => expect(calls).toEqual(['GET trips/1', 'POST trips/1/start', 'GET trips/1']));
  expect(screen.queryByRole('status')).toBeNull();
});
