import { screen, within } from '@testing-library/react';
import { renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import VehiclesPage from '../list/vehicles-page.tsx';
import { draft, inDays, row, share, toPage, vehicle } from './vehicle.fixtures.ts';

const ALL_ACTIONS = ['edit', 'delete', 'assignDriver', 'share', 'deactivate', 'services', 'files'] as const;
const activeVehicle = row({
  actions: [...ALL_ACTIONS],
  isShared: true,
  photo: '/api/vehicles/files/p/thumbnail',
  documentExpiresAt: inDays(12),
  serviceIntervalInfo: {
    isExpired: true,
    text: 'Oil change expired 10 days ago',
    dueAt: inDays(-11),
    service: 'Oil change',
    days: -10,
    by: 'days',
    left: -10,
  },
});
const inactiveVehicle = row({
  id: 'vehicle-2',
  registrationPlate: 'NW 100',
  status: 'deactivated',
  driver: null,
  brand: null,
  model: null,
  year: null,
  actions: ['activate'],
});
/** Renders the page with an active vehicle, WP LK-4521, and a deactivated one, NW 100. */
export const renderVehiclesPage = (replies: Replies = {}, { at = '/vehicles', user = testUsers.fleetOwner } = {}) =>
  renderScreen(<VehiclesPage />, {
    url: at,
    user,
    path: '/vehicles',
    replies: {
      'GET vehicles': () => toPage(activeVehicle, inactiveVehicle),
      'GET vehicles/types': () => toPage(row().type),
      'GET vehicles/files/:id/thumbnail': () => new Blob(['x']),
      'GET vehicles/share': () => toPage(share()),
      'GET vehicles/draft': () => toPage(draft()),
      'GET vehicles/:id': () => vehicle(),
      ...replies,
    },
  });
export const findRow = async (plate: string) =>
  within((await screen.findByRole('link', { name: plate })).closest('tr') as HTMLElement);
export const getSearch = ({ router }: ReturnType<typeof renderVehiclesPage>) => router.state.location.search;
