export const VEHICLE_PHOTO_KINDS = ['photoFront', 'photoRear', 'photoSide', 'photoInside'] as const;
/** The source of a vehicle's kilometres and hours: its tracker, or its track in the portal. */
export const METER_SOURCES = ['device', 'track'] as const;
export type MeterSource = (typeof METER_SOURCES)[number];

/** The measure that makes a service due: days, kilometres or engine hours since the last one. */
export const SERVICE_MEASURES = ['days', 'km', 'hours'] as const;
export type ServiceMeasure = (typeof SERVICE_MEASURES)[number];

export const VEHICLE_DOCUMENT_KINDS = [
  'registrationCertificate',
  'revenueLicence',
  'emissionReport',
  'inspectionReport',
  'insurance',
  'serviceRecord',
  'fitnessCertificate',
  'acvPass',
  'portPermit',
] as const;
export const LOADING_OPTIONS = ['rear', 'side', 'top', 'tailLift', 'crane'] as const;
export const VEHICLE_STATUSES = ['active', 'deactivated'] as const;
export const VEHICLE_ACTIONS = [
  'edit',
  'delete',
  'assignDriver',
  'share',
  'activate',
  'deactivate',
  'services',
  'files',
] as const;

export const MIN_VEHICLE_YEAR = 1950;
/** Maximum width, height and length, in m. */
export const MAX_VEHICLE_DIMENSION = 100;
/** Share of the actual space that freight can fill; the rest is lost to the frame, the doors and gaps between pallets. */
export const EFFECTIVE_SPACE_RATIO = 0.93;
/** Days before expiry from which documents and services are reported. */
export const EXPIRY_WARNING_DAYS = 30;
