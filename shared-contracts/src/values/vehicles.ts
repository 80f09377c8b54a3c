export const PHOTO_KINDS = ['photoFront', 'photoRear', 'photoSide', 'photoInside'] as const;
export const DOCUMENT_KINDS = [
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

export const MIN_YEAR = 1950;
/** Of width, height and length, in m. */
export const MAX_DIMENSION = 100;
/** What of a vehicle's body freight can fill; the rest is lost to frame, doors and how pallets stand. */
export const EFFECTIVE_SHARE = 0.93;
/** What expires within so many days is told of. */
export const EXPIRING_DAYS = 30;
