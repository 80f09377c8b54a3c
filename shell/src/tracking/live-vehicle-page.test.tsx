import { screen } from '@testing-library/react';
import type { LiveVehicle } from 'shared-contracts/fleet/live-links';
import { errorReply, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import { toCompassPoint } from './compass.rules.ts';
import LiveVehiclePage from './live-vehicle-page.tsx';

const AT = 1_893_456_000;
const vehicle = (changes: Partial<LiveVehicle> = {}): LiveVehicle => ({
  brand: 'Lanka Freight',
  registrationPlate: 'WP LK-4521',
  expiresAt: AT,
  position: { latitude: 7.1, longitude: 80.2, heading: 92, speed: 41.6, motion: 'moving', at: AT - 60 },
  nextStop: null,
  ...changes,
});

const renderPage = (replies: Replies) =>
  renderScreen(<LiveVehiclePage />, { user: null, url: '/follow/secret', path: '/follow/:token', replies });

test('shows where a vehicle is, how it moves and where it goes next', async () => {
  const { calls } = renderPage({
    'GET live-vehicles/:token': () => vehicle({ nextStop: { name: 'Kandy Depot', city: 'Kandy', eta: AT + 3600 } }),
  });
  expect(await screen.findByRole('heading', { name: 'WP LK-4521' })).toBeVisible();
  expect(screen.getByText('Shared by Lanka Freight')).toBeVisible();
  expect(screen.getByText('Moving')).toBeVisible();
  expect(screen.getByText(/42 km\/h · to the east/)).toBeVisible();
  expect(screen.getByText('Kandy Depot')).toBeVisible();
  expect(calls).toContain('GET live-vehicles/secret');
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
});

test('says that a vehicle was never located, and that a link has ended', async () => {
  const { unmount } = renderPage({ 'GET live-vehicles/:token': () => vehicle({ position: null }) });
  expect(await screen.findByText('Not located yet')).toBeVisible();
  unmount();
  renderPage({ 'GET live-vehicles/:token': () => errorReply(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'This link isn’t valid' })).toBeVisible();
});

test('names the direction of a heading', () => {
  expect([0, 22, 23, 92, 180, 337, 338, 360].map(toCompassPoint)).toEqual(['n', 'n', 'ne', 'e', 's', 'nw', 'n', 'n']);
});
