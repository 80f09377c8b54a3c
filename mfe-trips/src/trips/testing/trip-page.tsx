import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Trip } from 'shared-contracts/trips/trips';
import { renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import TripPage from '../trip-page.tsx';
import { buildTrip, replies as defaultReplies } from './fixtures.ts';

export const renderTripPage = (
  trip: Trip = buildTrip(),
  replies: Replies = {},
  wrap: (page: ReactNode) => ReactNode = (page) => page,
) =>
  renderScreen(wrap(<TripPage />), {
    url: '/trips/trip-1',
    path: '/trips/:id',
    user: testUsers.forwarder,
    replies: { ...defaultReplies, 'GET trips/:id': () => trip, ...replies },
  });
export const findSection = async (name: string) => within(await screen.findByRole('region', { name }));
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
