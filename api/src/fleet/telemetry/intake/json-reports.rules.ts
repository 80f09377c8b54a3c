import { parseDeviceReport } from './osmand.rules.ts';
import { parseOwnTracksReport } from './own-tracks.rules.ts';
import { type Fields, isFields, type Reports } from './raw-position.rules.ts';
import { parseTraccarReport } from './traccar.rules.ts';

type Parse = (body: Fields, device: unknown, now: number) => Reports;

/** The forms of a JSON object, by what only one of them has. */
const FORMS: readonly { matches: (body: Fields) => boolean; parse: Parse }[] = [
  { matches: ({ _type: type }) => typeof type === 'string', parse: parseOwnTracksReport },
  {
    matches: ({ position, device }) => isFields(position) && isFields(device),
    parse: (body, _device, now) => parseTraccarReport(body, now),
  },
  {
    matches: ({ device_id: device }) => device !== undefined,
    parse: (body, _device, now) => parseDeviceReport(body, now),
  },
];

export const isOwnTracks = (body: unknown) => isFields(body) && typeof body['_type'] === 'string';

const parseItem = (item: unknown, device: unknown, now: number): Reports =>
  (isFields(item) ? FORMS.find(({ matches }) => matches(item))?.parse(item, device, now) : undefined) ??
  // Counted as impossible, so that the sum of the counts is the number of items.
  parseDeviceReport({ location: item }, now);

function parseList(items: readonly unknown[], device: unknown, now: number): Reports {
  const reports: Reports = { positions: [], heartbeats: [] };
  for (const item of items) {
    const { positions, heartbeats } = parseItem(item, device, now);
    for (const position of positions) reports.positions.push(position);
    for (const heartbeat of heartbeats) reports.heartbeats.push(heartbeat);
  }
  return reports;
}

/**
 * Parses one report or a list of reports. Each item of a list yields at least one position or heartbeat, so that each
 * is counted, except other messages of OwnTracks.
 * @param device the device that the request names
 * @returns null for a single object in an unknown format
 */
export function parseJsonReports(body: unknown, device: unknown, now: number): Reports | null {
  if (Array.isArray(body)) return parseList(body, device, now);
  return isFields(body) && FORMS.some(({ matches }) => matches(body)) ? parseItem(body, device, now) : null;
}

/** Whether a report names a device, and a position has coordinates. */
export const isReadable = ({ positions, heartbeats }: Reports) =>
  heartbeats.every(({ device }) => device !== '') &&
  positions.every(
    ({ device, latitude, longitude }) => device !== '' && !Number.isNaN(latitude) && !Number.isNaN(longitude),
  );
