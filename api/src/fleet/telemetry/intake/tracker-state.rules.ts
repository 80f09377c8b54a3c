import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import { type Fields, parseBoolean, parseIfPresent } from './raw-position.rules.ts';

type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Limits of additional attributes: their number, and characters. */
const LIMITS = { attributes: 30, name: 40, text: 200, label: 50 };

const M_PER_KM = 1_000;
const MAX_PERCENT = 100;

export const parsePercent = (value: unknown): number | null => {
  const number = parseIfPresent(value);
  return number !== null && number <= MAX_PERCENT ? number : null;
};
export const metresToKm = (value: unknown): number | null => {
  const metres = parseIfPresent(value);
  return metres === null ? null : metres / M_PER_KM;
};

/** Texts of the device, such as the name of an alarm. */
export const parseLabel = (value: unknown): string | null => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' || !isStorable(text) ? null : text.slice(0, LIMITS.label);
};

/** PostgreSQL stores neither null characters nor lone surrogates. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function toAttribute(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && isStorable(value) ? value.slice(0, LIMITS.text) : undefined;
}

/** Keeps the first attributes that fit the limits; omits lists and objects. */
export function limitAttributes(fields: Fields, except: ReadonlySet<string>): Attributes {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const attribute = toAttribute(value);
    const isStored = !except.has(name) && name.length <= LIMITS.name && isStorable(name);
    return isStored && attribute !== undefined ? [[name, attribute] as const] : [];
  });
  return Object.fromEntries(entries.slice(0, LIMITS.attributes));
}

const UNKNOWN: TrackerState = {
  battery: null,
  isCharging: null,
  ignition: null,
  isMoving: null,
  odometer: null,
  engineHours: null,
  fuelLevel: null,
  alarm: null,
  event: null,
  attributes: {},
};

const VALUES = (Object.keys(UNKNOWN) as (keyof TrackerState)[]).filter((name) => name !== 'attributes');

/** Fills in the missing fields of a tracker's state. @returns null if all are missing */
export function toTrackerState(reported: Partial<TrackerState>): TrackerState | null {
  const state = { ...UNKNOWN, ...reported };
  const isEmpty = VALUES.every((name) => state[name] === null) && Object.keys(state.attributes).length === 0;
  return isEmpty ? null : state;
}

/** The fields that {@link parseNamedState} reads. */
const NAMED_FIELDS = ['batt', 'batteryLevel', 'charge', 'ignition', 'motion', 'odometer', 'hours', 'fuelLevel'];
const NAMED_TEXTS = ['alarm', 'event'];
const MS_PER_HOUR = 3_600_000;

const hoursOf = (value: unknown) => {
  const milliseconds = parseIfPresent(value);
  return milliseconds === null ? null : milliseconds / MS_PER_HOUR;
};

/**
 * Parses a state with Traccar's names and units: the odometer in metres, engine hours in milliseconds, levels in
 * percent. All other fields become attributes.
 * @param except fields with another meaning
 */
export function parseNamedState(fields: Fields, except: readonly string[] = []): TrackerState | null {
  return toTrackerState({
    battery: parsePercent(fields['batt'] ?? fields['batteryLevel']),
    isCharging: parseBoolean(fields['charge']),
    ignition: parseBoolean(fields['ignition']),
    isMoving: parseBoolean(fields['motion']),
    odometer: metresToKm(fields['odometer']),
    engineHours: hoursOf(fields['hours']),
    fuelLevel: parsePercent(fields['fuelLevel']),
    alarm: parseLabel(fields['alarm']),
    event: parseLabel(fields['event']),
    attributes: limitAttributes(fields, new Set([...NAMED_FIELDS, ...NAMED_TEXTS, ...except])),
  });
}
