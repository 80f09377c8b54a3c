/** A freely licensed film, in the player that sets no cookies. */
const VIDEO = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

/** The branding of companies. */
export const BRANDS = {
  serendib: {
    host: 'portal.serendib.localhost',
    pageTitle: 'Serendib Freight',
    supportEmail: 'help@serendib.example',
    loginPageTitle: 'Welcome to Serendib Freight',
    loginAlertText: 'Depots close at 14:00 on poya days. Please book pickups a day ahead.',
    accentColor: '#0f766e',
    defaultLanguage: 'en',
    homeDescription:
      'Road freight between the ports and the hill country. Book, follow and settle your loads in one place.',
    homeVideo: VIDEO,
    homeLinks: [
      { label: 'Depots and opening hours', url: 'https://serendib.example/depots' },
      { label: 'Rates and terms', url: 'https://serendib.example/terms' },
    ],
    appStoreUrl: 'https://apps.apple.com/app/id1000000001',
    playStoreUrl: 'https://play.google.com/store/apps/details?id=example.serendib.freight',
  },
  meridian: {
    host: 'freight.meridian.example',
    pageTitle: 'Meridian Control Tower',
    supportEmail: 'desk@meridian.example',
    loginPageTitle: 'Meridian Control Tower',
    loginAlertText: 'The control tower answers around the clock: +94 11 200 4000',
    accentColor: '#7c3aed',
    defaultLanguage: 'sin',
    selfRegistration: false,
    showVersion: false,
    homeDescription: 'One view of every lane, carrier and delivery of our customers.',
    homeVideo: VIDEO,
    homeLinks: [{ label: 'Carrier handbook', url: 'https://meridian.example/handbook' }],
    appStoreUrl: 'https://apps.apple.com/app/id1000000002',
    playStoreUrl: 'https://play.google.com/store/apps/details?id=example.meridian.tower',
  },
  harvest: {
    accountingContact: 'Chathura Silva, accounts@harvest.example',
    supportEmail: 'freight@harvest.example',
    homeDescription: 'Tea and spices from the estates to the port. Orders for the week close on Thursday at noon.',
    homeLinks: [{ label: 'Estate calendar', url: 'https://harvest.example/calendar' }],
  },
} as const;
