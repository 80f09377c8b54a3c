/** The pages of drivers: installed on a phone, they open and work without a network. Paths of this origin. */
export const DRIVER_APP = {
  /** The first page; all paths below it open without a network. */
  start: '/driving',
  worker: '/service-worker.js',
  manifest: '/driver-app.webmanifest',
  icons: '/driver-app/icons/',
  /** Other apps on the phone send files here; the service worker stores them. */
  share: '/driving/share',
} as const;

/**
 * Where files from other apps wait until the driver says what they prove. `field`: the form field that contains them.
 */
export const SHARED_FILES = {
  cache: 'consign.shared-files',
  field: 'file',
  accept: ['image/jpeg', 'image/png', 'application/pdf'],
  /** Headers of a stored file: its name, URI-encoded, and unix seconds. */
  nameHeader: 'x-file-name',
  timeHeader: 'x-shared-at',
} as const;

/** `maskable` icons fill their square, since phones cut their own shape out of it. Sizes in pixels. */
export const DRIVER_APP_ICONS = {
  'any-192.png': { size: 192, purpose: 'any' },
  'any-512.png': { size: 512, purpose: 'any' },
  'maskable-512.png': { size: 512, purpose: 'maskable' },
  'apple-180.png': { size: 180, purpose: 'maskable' },
} as const;
export type DriverAppIcon = keyof typeof DRIVER_APP_ICONS;

/** Sent to the service worker: store the current release, and the scripts that the page has loaded. */
export type CacheReleaseMessage = { kind: 'keepRelease'; scripts: string[] };

export const isDriverPage = (path: string): boolean =>
  path === DRIVER_APP.start || path.startsWith(`${DRIVER_APP.start}/`);
