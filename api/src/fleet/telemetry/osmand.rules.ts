import { SECOND_MS } from 'shared-contracts/values/time';

/**
 * A position as a tracker reports it; unreadable numbers are NaN. Degrees, km/h, degrees clockwise from north; `at` in
 * unix seconds.
 */
export type RawPosition = {
  device: string;
  at: number;
  latitude: number;
  longitude: number;
  speed: number | null;
  heading: number | null;
};

type Fields = Record<string, unknown>;

const KMH_PER_KNOT = 1.852;
const KMH_PER_MS = 3.6;
const FULL_TURN = 360;
/** Larger timestamps are milliseconds. */
const MAX_SECONDS = 100_000_000_000;
const MAX_DEVICE_LENGTH = 50;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toFields = (value: unknown): Fields => (isFields(value) ? value : {});

function parseNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** Trackers send negative numbers for unknown values. */
function parseKnownNumber(value: unknown): number | null {
  const number = parseNumber(value);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

const parseSpeed = (value: unknown, kmhPerUnit: number) => {
  const speed = parseKnownNumber(value);
  return speed === null ? null : speed * kmhPerUnit;
};

const parseHeading = (value: unknown) => {
  const heading = parseKnownNumber(value);
  return heading === null ? null : heading % FULL_TURN;
};

const toText = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

/** Returns '' for a text that no vehicle can have as its tracking device. */
function parseDevice(value: unknown): string {
  const device = toText(value);
  return device.length <= MAX_DEVICE_LENGTH && device.isWellFormed() && !device.includes('\0') ? device : '';
}

const ZONE = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i;

/** Trackers send UTC; one that names no zone doesn't mean that of the server. A date alone is UTC to JavaScript. */
const parseDate = (text: string) =>
  Date.parse(text.includes(':') && !ZONE.test(text) ? `${text.replace(' ', 'T')}Z` : text) / SECOND_MS;

/** Parses seconds, milliseconds or a date; defaults to now. */
export function parseTime(value: unknown, now: number): number {
  if (value === undefined || value === null || value === '') return now;
  const number = parseNumber(value);
  if (!Number.isFinite(number)) return typeof value === 'string' ? Math.floor(parseDate(value)) : Number.NaN;
  return Math.floor(Math.abs(number) < MAX_SECONDS ? number : number / SECOND_MS);
}

/** Parses the fields of a query or a form. Speed is in knots. */
export function parseQueryPosition(query: Fields, now: number): RawPosition {
  const [latitude, longitude] =
    typeof query['location'] === 'string' ? query['location'].split(',') : [query['lat'], query['lon']];
  return {
    device: parseDevice(query['id'] ?? query['deviceid']),
    at: parseTime(query['timestamp'], now),
    latitude: parseNumber(latitude),
    longitude: parseNumber(longitude),
    speed: parseSpeed(query['speed'], KMH_PER_KNOT),
    heading: parseHeading(query['bearing'] ?? query['heading']),
  };
}

function parseLocation(device: unknown, location: unknown, now: number): RawPosition {
  const { timestamp, coords } = toFields(location);
  const { latitude, longitude, speed, heading } = toFields(coords);
  return {
    device: parseDevice(device),
    at: parseTime(timestamp, now),
    latitude: parseNumber(latitude),
    longitude: parseNumber(longitude),
    speed: parseSpeed(speed, KMH_PER_MS),
    heading: parseHeading(heading),
  };
}

function parseDevicePositions(body: unknown, now: number): RawPosition[] {
  const { device_id: device, location } = toFields(body);
  const locations = Array.isArray(location) ? (location as unknown[]) : [location];
  return locations.map((item) => parseLocation(device, item, now));
}

/**
 * Parses a device with one or several locations, or a list of devices. Speed is in m/s. Each item yields at least one
 * position, so that each is counted.
 */
export const parseJsonPositions = (body: unknown, now: number): RawPosition[] =>
  (Array.isArray(body) ? (body as unknown[]) : [body]).flatMap((item) => parseDevicePositions(item, now));

/** Whether a position has at least a device and coordinates. */
export const isReadable = ({ device, latitude, longitude }: RawPosition) =>
  device !== '' && !Number.isNaN(latitude) && !Number.isNaN(longitude);
