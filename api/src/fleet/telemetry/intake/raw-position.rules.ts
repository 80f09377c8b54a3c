import { SECOND_MS } from 'shared-contracts/values/time';
import type { TrackerState } from 'shared-contracts/fleet/telemetry';

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
  /** The speed in m/s, for apps that send this unit where others send knots. */
  speedIfMetric?: number | null;
  /** Metres. */
  accuracy?: number | null;
  /** False: the tracker itself marks the position as unreliable. */
  isValid?: boolean;
  state?: TrackerState | null;
};

/** A report without a position: the tracker works but has none, or hasn't moved. */
export type Heartbeat = Pick<RawPosition, 'device' | 'at' | 'state'>;

/** Devices are unique within an organization. */
export const toSenderKey = ({ organizationId, device }: { organizationId: string; device: string }) =>
  `${organizationId}/${device}`;

/** The reports of one request. */
export type Reports = { positions: RawPosition[]; heartbeats: Heartbeat[] };

export type Fields = Record<string, unknown>;

export const KMH_PER_KNOT = 1.852;
export const KMH_PER_MS = 3.6;
const FULL_TURN = 360;
/** Larger timestamps are milliseconds. */
const MAX_SECONDS = 100_000_000_000;
const MAX_DEVICE_LENGTH = 50;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const NO_FIELDS: Fields = Object.freeze({});
export const toFields = (value: unknown): Fields => (isFields(value) ? value : NO_FIELDS);

export function parseNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** Trackers send negative numbers for unknown values. */
export function parseIfPresent(value: unknown): number | null {
  const number = parseNumber(value);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

export const parseSpeed = (value: unknown, kmhPerUnit: number): number | null => {
  const speed = parseIfPresent(value);
  return speed === null ? null : speed * kmhPerUnit;
};

export const parseHeading = (value: unknown): number | null => {
  const heading = parseIfPresent(value);
  return heading === null ? null : heading % FULL_TURN;
};

const TRUE = ['true', '1', 'on', 'yes'];
const FALSE = ['false', '0', 'off', 'no'];

/** Null unless the value is true or false. */
export function parseBoolean(value: unknown): boolean | null {
  const text = String(value).toLowerCase();
  return TRUE.includes(text) || (FALSE.includes(text) ? false : null);
}

const toText = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

/** Returns '' for a text that no vehicle can have as its tracking device. */
export function parseDevice(value: unknown): string {
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
