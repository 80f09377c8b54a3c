/** Features that no page uses, disabled for this origin and for the frames of videos. */
const UNUSED_FEATURES = [
  'accelerometer',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Drivers' phones send where they are and scan labels, if the driver allows it. Passkeys sign in. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  'camera=(self)',
  'publickey-credentials-get=(self)',
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/** For every document that isn't a built file. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'cache-control': 'no-store',
};
