import type { TrackingApp } from 'shared-contracts/values/fleet/tracking';

export type Tracker = { origin: string; token: string; device: string };

const toBase = ({ origin, token }: Tracker) => `${origin}/api/telemetry/positions/${token}`;
const toDeviceQuery = ({ device }: Tracker) => `id=${encodeURIComponent(device)}`;
const withDevice = (tracker: Tracker, more = '') => `${toBase(tracker)}?${toDeviceQuery(tracker)}${more}`;

/** The app replaces these by its values: https://osmand.net/docs/user/plugins/trip-recording#online-tracking */
const OSMAND_VALUES = '&lat={0}&lon={1}&timestamp={2}&altitude={4}&speed={5}&bearing={6}';
/** https://gpslogger.app/#customurl */
const GPSLOGGER_VALUES =
  '&lat=%LAT&lon=%LON&timestamp=%TIMESTAMP&speed=%SPD&bearing=%DIR&accuracy=%ACC&batt=%BATT&charge=%ISCHARGING';

/** The server address to enter in the app. */
const ADDRESSES: Record<TrackingApp, (tracker: Tracker) => string> = {
  traccarClient: toBase,
  osmAnd: (tracker) => withDevice(tracker, OSMAND_VALUES),
  gpsLogger: (tracker) => withDevice(tracker, GPSLOGGER_VALUES),
  ownTracks: withDevice,
  traccarServer: toBase,
  other: toBase,
};

export const toTrackingAddress = (app: TrackingApp, tracker: Tracker): string => ADDRESSES[app](tracker);

/**
 * The content of the QR code that the Traccar Client scans in its settings: it uses origin and path of a URL as the
 * server, and `id` as the device (`lib/configuration_service.dart` in github.com/traccar/traccar-client).
 */
export const toTraccarClientCode = withDevice;

/** Suggests an identifier for a tracker: the plate, and letters that make it hard to guess. */
export const suggestDevice = (plate: string, random: string) =>
  `${plate.replaceAll(/[^\p{L}\p{N}]/gu, '')}-${random.slice(0, 6)}`;
