import {
  type Fields,
  type Reports,
  parseBoolean,
  parseDevice,
  parseHeading,
  parseIfPresent,
  parseNumber,
  parseTime,
} from './raw-position.rules.ts';
import { limitAttributes, parseLabel, parsePercent, toTrackerState } from './tracker-state.rules.ts';

/** Values of `bs`: charging, and full while plugged in. */
const CHARGING_STATES = [2, 3];
const UNPLUGGED = 1;
const SECONDS_PER_HOUR = 3_600;

const READ_FIELDS = new Set('_type tid topic tst lat lon vel cog acc batt bs ign motion odometer hmc t _id'.split(' '));

function parseCharging(value: unknown): boolean | null {
  const status = parseNumber(value);
  return CHARGING_STATES.includes(status) || (status === UNPLUGGED ? false : null);
}

function toHours(value: unknown): number | null {
  const seconds = parseIfPresent(value);
  return seconds === null ? null : seconds / SECONDS_PER_HOUR;
}

const parseState = (message: Fields) =>
  toTrackerState({
    battery: parsePercent(message['batt']),
    isCharging: parseCharging(message['bs']),
    ignition: parseBoolean(message['ign']),
    isMoving: parseBoolean(message['motion']),
    odometer: parseIfPresent(message['odometer']),
    engineHours: toHours(message['hmc']),
    event: parseLabel(message['t']),
    attributes: limitAttributes(message, READ_FIELDS),
  });

/** The device is the last part of the topic `owntracks/user/device`; its two letters (`tid`) where there is none. */
const findDevice = ({ topic, tid }: Fields) => (typeof topic === 'string' ? topic.split('/').at(-1) : tid);

/**
 * Parses a message of OwnTracks (JSON over HTTP). Speed is in km/h, the odometer in km. Messages of types other than
 * `location` are no reports.
 * @param device replaces that of the message, if any
 */
export function parseOwnTracksReport(message: Fields, device: unknown, now: number): Reports {
  if (message['_type'] !== 'location') return { positions: [], heartbeats: [] };
  const position = {
    device: parseDevice(device ?? findDevice(message)),
    at: parseTime(message['tst'], now),
    latitude: parseNumber(message['lat']),
    longitude: parseNumber(message['lon']),
    speed: parseIfPresent(message['vel']),
    heading: parseHeading(message['cog']),
    accuracy: parseIfPresent(message['acc']),
    state: parseState(message),
  };
  return { positions: [position], heartbeats: [] };
}
