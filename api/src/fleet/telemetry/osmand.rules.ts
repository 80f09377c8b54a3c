/** What a tracker says, as far as it can be read: NaN where it cannot. Degrees, km/h, degrees clockwise from north; `at`: unix seconds. */
export type Fix = {
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
/** Seconds up to here, milliseconds beyond. */
const LAST_SECONDS = 100_000_000_000;
const MILLISECONDS = 1_000;
const DEVICE_LENGTH = 50;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** What is negative is not known, and so is what is no number. */
function known(value: unknown): number | null {
  const number = numberOf(value);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

const scaled = (value: unknown, factor: number) => {
  const number = known(value);
  return number === null ? null : number * factor;
};

const headingOf = (value: unknown) => {
  const heading = known(value);
  return heading === null ? null : heading % FULL_TURN;
};

/** A text that a vehicle may bear as its tracking device; empty: none. */
function deviceOf(value: unknown): string {
  const device = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return device.length <= DEVICE_LENGTH && device.isWellFormed() && !device.includes('\0') ? device : '';
}

/** A date without a zone is one of UTC. */
const dateOf = (text: string) => Date.parse(/[TZ+]/.test(text) ? text : `${text.replace(' ', 'T')}Z`) / MILLISECONDS;

/** Seconds, milliseconds or a date; nothing at all is now. */
export function timeOf(value: unknown, now: number): number {
  if (value === undefined || value === null || value === '') return now;
  const number = numberOf(value);
  if (!Number.isFinite(number)) return typeof value === 'string' ? Math.floor(dateOf(value)) : Number.NaN;
  return Math.floor(Math.abs(number) < LAST_SECONDS ? number : number / MILLISECONDS);
}

/** The form of a query or of a form: speed in knots. */
export function fixOfQuery(query: Fields, now: number): Fix {
  const [latitude, longitude] =
    typeof query['location'] === 'string' ? query['location'].split(',') : [query['lat'], query['lon']];
  return {
    device: deviceOf(query['id'] ?? query['deviceid']),
    at: timeOf(query['timestamp'], now),
    latitude: numberOf(latitude),
    longitude: numberOf(longitude),
    speed: scaled(query['speed'], KMH_PER_KNOT),
    heading: headingOf(query['bearing'] ?? query['heading']),
  };
}

function fixOfLocation(device: unknown, given: unknown, now: number): Fix {
  const { timestamp, coords } = fieldsOf(given);
  const { latitude, longitude, speed, heading } = fieldsOf(coords);
  return {
    device: deviceOf(device),
    at: timeOf(timestamp, now),
    latitude: numberOf(latitude),
    longitude: numberOf(longitude),
    speed: scaled(speed, KMH_PER_MS),
    heading: headingOf(heading),
  };
}

function fixesOfOne(body: unknown, now: number): Fix[] {
  const { device_id: device, location } = fieldsOf(body);
  return (Array.isArray(location) ? (location as unknown[]) : [location]).map((one) => fixOfLocation(device, one, now));
}

/** The JSON form, speed in m/s: a device with one location or many, or a list of such. Each yields at least one fix, so that each is counted. */
export const fixesOfJson = (body: unknown, now: number): Fix[] =>
  (Array.isArray(body) ? (body as unknown[]) : [body]).flatMap((one) => fixesOfOne(one, now));

/** Whether a device and a place can be told from it at all. */
export const isReadable = ({ device, latitude, longitude }: Fix) =>
  device !== '' && !Number.isNaN(latitude) && !Number.isNaN(longitude);
