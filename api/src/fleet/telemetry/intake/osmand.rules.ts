import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import {
  type Fields,
  type RawPosition,
  type Reports,
  KMH_PER_KNOT,
  KMH_PER_MS,
  parseBoolean,
  parseDevice,
  parseHeading,
  parseIfPresent,
  parseNumber,
  parseSpeed,
  parseTime,
  toFields,
} from './raw-position.rules.ts';
import {
  limitAttributes,
  metresToKm,
  parseLabel,
  parseNamedState,
  parsePercent,
  toTrackerState,
} from './tracker-state.rules.ts';

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

const POSITION_FIELDS = [
  'token',
  'id',
  'deviceid',
  'timestamp',
  'lat',
  'lon',
  'location',
  'speed',
  'bearing',
  'heading',
  'accuracy',
  'valid',
];

/** Parses the fields of a query or a form. Without coordinates they are a heartbeat. */
export function parseQueryReport(query: Fields, now: number): Reports {
  const device = parseDevice(query['id'] ?? query['deviceid']);
  const at = parseTime(query['timestamp'], now);
  const state = parseNamedState(query, POSITION_FIELDS);
  if (![query['lat'], query['lon'], query['location']].some(isGiven))
    return { positions: [], heartbeats: [{ device, at, state }] };
  const [latitude, longitude] =
    typeof query['location'] === 'string' ? query['location'].split(',') : [query['lat'], query['lon']];
  const position = {
    device,
    at,
    latitude: parseNumber(latitude),
    longitude: parseNumber(longitude),
    speed: parseSpeed(query['speed'], KMH_PER_KNOT),
    speedIfMetric: parseSpeed(query['speed'], KMH_PER_MS),
    heading: parseHeading(query['bearing'] ?? query['heading']),
    accuracy: parseIfPresent(query['accuracy']),
    isValid: parseBoolean(query['valid']) ?? true,
    state,
  };
  return { positions: [position], heartbeats: [] };
}

const FULL = 100;

/** The level of the battery is a fraction here. */
const toPercent = (level: unknown) => {
  const fraction = parseIfPresent(level);
  return fraction === null ? null : parsePercent(Math.round(fraction * FULL));
};

const STATE_FIELDS = ['battery', 'activity', 'extras', 'is_moving', 'odometer', 'event'];

function parseLocationState(location: Fields): TrackerState | null {
  const { battery, activity, extras, coords } = location;
  const { altitude } = toFields(coords);
  if (altitude === undefined && !STATE_FIELDS.some((name) => location[name] !== undefined)) return null;
  const { level, is_charging: isCharging } = toFields(battery);
  const attributes = { activity: toFields(activity)['type'], altitude, ...toFields(extras) };
  return toTrackerState({
    battery: toPercent(level),
    isCharging: parseBoolean(isCharging),
    isMoving: parseBoolean(location['is_moving']),
    odometer: metresToKm(location['odometer']),
    alarm: parseLabel(toFields(extras)['alarm']),
    event: parseLabel(location['event']),
    attributes: limitAttributes(attributes, new Set(['alarm'])),
  });
}

function parseLocation(device: unknown, value: unknown, now: number): RawPosition {
  const location = toFields(value);
  const { latitude, longitude, speed, heading, accuracy } = toFields(location['coords']);
  return {
    device: parseDevice(device),
    at: parseTime(location['timestamp'], now),
    latitude: parseNumber(latitude),
    longitude: parseNumber(longitude),
    speed: parseSpeed(speed, KMH_PER_MS),
    heading: parseHeading(heading),
    accuracy: parseIfPresent(accuracy),
    state: parseLocationState(location),
  };
}

/** Parses the form of the Traccar Client: a device with one or several locations. Speed is in m/s. */
export function parseDeviceReport(body: unknown, now: number): Reports {
  const { device_id: device, location } = toFields(body);
  if (device !== undefined && location === undefined)
    return { positions: [], heartbeats: [{ device: parseDevice(device), at: now }] };
  const locations = Array.isArray(location) ? (location as unknown[]) : [location];
  return { positions: locations.map((item) => parseLocation(device, item, now)), heartbeats: [] };
}
