import type { Halt, Track } from 'shared-contracts/fleet/telemetry';
import { renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import MonitoringPage from '../monitoring-page.tsx';
import { device, position, positionStream } from './fixtures.ts';

export const NOW = Math.floor(Date.now() / 1_000);
const here = { at: NOW - 5 };
export const lorry = device('WP LK-4521', {
  driver: { id: 'd', name: 'Nimal Perera' },
  position: position('WP LK-4521', here),
  trip: { id: 'trip-7', number: 'T-000007', stage: 'transit', nextStop: { name: 'Kandy depot', eta: NOW + 600 } },
  openAlerts: { count: 2, severity: 'critical' },
});
const van = device('CP KD-7710', {
  position: position('CP KD-7710', { ...here, motion: 'stopped', speed: 0, latitude: 6.93, longitude: 79.86 }),
});
const sharedVehicle = device('NC 1', {
  isShared: true,
  device: null,
  organization: { id: 'p', name: 'Lanka Transporters' },
});
const fleet = [van, sharedVehicle, lorry];

/** 06:00 in Colombo. */
export const START = Date.UTC(2026, 10, 20, 0, 30) / 1_000;
const trackPosition = (minutes: number, longitude: number, speed: number) => ({
  at: START + minutes * 60,
  latitude: 7.29,
  longitude,
  speed,
  heading: 90,
  isCoarse: false,
});
export const track: Track = {
  positions: [trackPosition(0, 80.6, 20), trackPosition(10, 80.65, 20), trackPosition(20, 80.7, 95)],
  distance: '11.028',
  isThinned: true,
  maxSpeed: 98.4,
  movingSeconds: 3_660,
  stoppedSeconds: 600,
};
const stops: Halt[] = [
  { fromAt: START, toAt: START + 600, seconds: 600, latitude: 7.29, longitude: 80.6, place: 'Kandy city depot' },
];
const event = {
  id: 'e',
  vehicleId: 'WP LK-4521',
  registrationPlate: 'WP LK-4521',
  location: { id: 'l', name: 'Kandy city depot' },
  tripId: null,
};

/** Renders the monitoring page with three vehicles and a track, and returns the stream of live positions. */
export function renderMonitoring(at = '/', replies: Replies = {}) {
  const stream = positionStream();
  const view = renderScreen(<MonitoringPage />, {
    user: testUsers.fleetOwner,
    url: at,
    replies: {
      'GET organizations/my': () => ({ mapToken: null }),
      'GET telemetry/live': stream.reply,
      'GET telemetry/devices': ({ query }) => {
        const found = fleet.filter(({ vehicleId }) => !query.has('vehicleId') || query.get('vehicleId') === vehicleId);
        return { items: found, total: found.length };
      },
      'GET vehicles/:id/is-online': ({ path }) => ({ isOnline: !path.includes('NC'), lastSeenAt: NOW - 5 }),
      'GET vehicles/:id/track': () => track,
      'GET telemetry/device/:id/stops': () => ({ stops }),
      'GET vehicles/:id/detailed-track': () => ({
        ...track,
        isThinned: false,
        stops,
        positions: [...track.positions, trackPosition(30, 80.75, 40)],
        trips: [{ id: 'trip-6', number: 'T-000006', stage: 'completed', fromAt: START, toAt: START + 60 }],
      }),
      'GET telemetry/geofence-events': () => ({
        items: [
          { ...event, kind: 'leave', at: START + 600 },
          { ...event, id: 'f', kind: 'enter', at: START },
        ],
        total: 2,
      }),
      ...replies,
    },
  });
  return { ...view, stream };
}
