import { screen } from '@testing-library/react';
import { DEFAULT_DRIVER_HOURS } from 'shared-contracts/values/trips/plans';
import { renderScreen, type Replies, testUsers } from 'shared-ui/testing';
import TripNewPage from '../trip-new-page.tsx';

/** The page that plans trips automatically, without a run of an improvement. */
export const openAutomatic = (replies: Replies, user = testUsers.forwarder) =>
  renderScreen(<TripNewPage />, {
    user,
    url: '/trips/new?how=automatic',
    path: '/trips/new',
    replies: {
      'GET routes-zones': () => ({ items: [], total: 0 }),
      'GET v2/trips/improvements': () => ({ items: [] }),
      'GET v2/trips/driver-hours-rules': () => DEFAULT_DRIVER_HOURS,
      ...replies,
    },
  });

export async function renderAutomatic(replies: Replies) {
  const view = openAutomatic(replies);
  await screen.findByRole('button', { name: 'Suggest trips' });
  return view;
}
