import {
  type Fields,
  type Reports,
  KMH_PER_KNOT,
  parseDevice,
  parseHeading,
  parseIfPresent,
  parseNumber,
  parseSpeed,
  parseTime,
  toFields,
} from './raw-position.rules.ts';
import { parseNamedState } from './tracker-state.rules.ts';

/** Traccar sends 0 for an unknown accuracy. */
const parseAccuracy = (value: unknown) => parseIfPresent(value) || null;

/**
 * Parses what a Traccar server forwards with `forward.type=json`. Speed is in knots. A report without a new fix repeats
 * the last position as `outdated`: it is a heartbeat.
 */
export function parseTraccarReport(body: Fields, now: number): Reports {
  const position = toFields(body['position']);
  const device = parseDevice(toFields(body['device'])['uniqueId']);
  const state = parseNamedState({ altitude: position['altitude'], ...toFields(position['attributes']) });
  if (position['outdated'] === true)
    return { positions: [], heartbeats: [{ device, at: parseTime(position['deviceTime'], now), state }] };
  const report = {
    device,
    at: parseTime(position['fixTime'] ?? position['deviceTime'], now),
    latitude: parseNumber(position['latitude']),
    longitude: parseNumber(position['longitude']),
    speed: parseSpeed(position['speed'], KMH_PER_KNOT),
    heading: parseHeading(position['course']),
    accuracy: parseAccuracy(position['accuracy']),
    isValid: position['valid'] !== false,
    state,
  };
  return { positions: [report], heartbeats: [] };
}
