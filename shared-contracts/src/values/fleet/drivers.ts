export const DRIVER_FILE_KINDS = [
  'photo',
  'licence',
  'idFront',
  'idBack',
  'policeReport',
  'healthReport',
  'gsCertificate',
  'acvPass',
  'portPermit',
  'other',
] as const;
