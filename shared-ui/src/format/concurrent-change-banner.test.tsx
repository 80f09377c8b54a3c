import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { api } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { Timeline } from 'shared-contracts/timeline';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { Button } from '../base/chakra.ts';
import { errorReply, renderScreen, testUsers, type Replies } from '../testing/index.ts';
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

function renderPage(replies: Replies = {}, user: UserInfo = testUsers.cargoOwner) {
  let stage: TripStage = 'vehicleAssigned';
  const startTrip = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20)); // long enough for a render of the running mutation
    stage = 'started';
  };
  const view = renderScreen(<TripPage />, {
    user,
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
])('shows a stage change by someone else: %j', async (timeline, text) => {
  const { startTrip, clickButton } = renderPage({ 'GET trips/1/timeline': () => timeline });
  await screen.findByRole('button', { name: 'Refetch' });
  await startTrip();
  await clickButton('Refetch');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
});

const { cargoOwner } = testUsers;
const madeBy = (user: string, actor: string | null) => ({ items: [{ to: 'started', user, actor }] });

test.each([
  ['here or in another tab', cargoOwner, madeBy(cargoOwner.login, null), 0],
  [
    'while acting as someone',
    { ...cargoOwner, actor: { id: 'r', login: 'root' } },
    madeBy(cargoOwner.login, 'root'),
    0,
  ],
  ['but someone acted as them', cargoOwner, madeBy(cargoOwner.login, 'root'), 1],
])('shows nothing after a stage change by this user %s', async (_case, user, timeline, count) => {
  const { calls, startTrip, clickButton } = renderPage({ 'GET trips/1/timeline': () => timeline }, user);
  await screen.findByRole('button', { name: 'Refetch' });
  await startTrip();
  await clickButton('Refetch');
  await waitFor(() => expect(calls).toEqual(['GET trips/1', 'GET trips/1', 'GET trips/1/timeline']));
  await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(count));
});

test('shows nothing while it is unknown who made the change', async () => {
  const { calls, clickButton } = renderPage({ 'GET trips/1/timeline': () => errorReply(503, 'unavailable') });
  await clickButton('Start');
  await waitFor(() => expect(calls).toContain('GET trips/1/timeline'));
  expect(screen.queryByRole('status')).toBeNull();
});
