import { resolve } from 'node:path';
import type { MapTiles } from 'shared-contracts/values/maps';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const filled = z.string().min(1);
const TILES = /^https?:\/\/[\w.:-]+\/(?=[^\s]*\{z\})(?=[^\s]*\{x\})(?=[^\s]*\{y\})[^\s;,'"]+$/;

/** Each setting with the sentence that tells what it must be; the value itself is never told, it may be a secret. */
const SETTINGS = {
  PORT: [
    z.coerce.number().int().min(0).max(65_535).default(8080),
    'PORT must be a port number from 0 (any free one) to 65535.',
  ],
  HOST: [filled.default('localhost'), 'HOST must be the name or address to listen on, e.g. localhost or 0.0.0.0.'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'DATABASE_URL must be a PostgreSQL address, e.g. postgres://user:password@host:5432/consign.',
  ],
  DATA_FOLDER: [filled.default('.consign/data'), 'DATA_FOLDER must be a folder that can be written.'],
  PORTAL_FOLDER: [filled.default('.consign/portal'), 'PORTAL_FOLDER must be the folder of the built portal.'],
  REGISTRY_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'REGISTRY_URL must be the address of a registry of areas, e.g. https://cdn.example.com/areas/registry.json.',
  ],
  TOKEN_SECRET: [z.string().min(32).optional(), 'TOKEN_SECRET must be a secret text of at least 32 characters.'],
  SMTP_URL: [
    z.url({ protocol: /^smtps?$/ }).optional(),
    'SMTP_URL must be a mail server, e.g. smtps://user:password@host:465.',
  ],
  PRIVATE_SMTP: [z.stringbool().optional(), 'PRIVATE_SMTP must be true or false.'],
  MAIL_FROM: [z.email().optional(), 'MAIL_FROM must be the e-mail address that mails are sent from.'],
  PUBLIC_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'PUBLIC_URL must be the address that people open the portal by, e.g. https://portal.example.com.',
  ],
  ROUTING_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'ROUTING_URL must be an OSRM-compatible routing service, e.g. https://router.example.com.',
  ],
  GEOCODER_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'GEOCODER_URL must be a Nominatim-compatible address service, e.g. https://nominatim.example.com.',
  ],
  GEOCODER_PER_SECOND: [
    z.coerce.number().positive().max(1_000).default(1),
    'GEOCODER_PER_SECOND must be how many questions a second the address service takes, more than 0 and at most 1000.',
  ],
  GEO_TIMEOUT_MS: [
    z.coerce.number().int().min(1).max(60_000).default(3_000),
    'GEO_TIMEOUT_MS must be how many milliseconds a routing or address service may take, from 1 to 60000.',
  ],
  MAP_TILES_URL: [
    z.literal('none').or(z.string().regex(TILES)).optional(),
    'MAP_TILES_URL must be a raster tile service, e.g. https://tiles.example.com/{z}/{x}/{y}.png, or none.',
  ],
  MAP_TILES_ATTRIBUTION: [filled.optional(), 'MAP_TILES_ATTRIBUTION must be whom the maps name for their tiles.'],
  MAP_TILES_LINK: [
    z.url({ protocol: /^https?$/ }).optional(),
    'MAP_TILES_LINK must be the page that the name leads to.',
  ],
  LOG_LEVEL: [z.enum(LOG_LEVELS).default('info'), `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`],
  DEMO: [z.stringbool().optional(), 'DEMO must be true or false.'],
  SIMULATOR: [z.stringbool().optional(), 'SIMULATOR must be true or false.'],
  TRACK_DAYS: [
    z.coerce.number().int().min(31).max(3_650).default(365),
    'TRACK_DAYS must be how many days positions are kept, from 31 to 3650.',
  ],
  MIGRATE: [z.stringbool().default(true), 'MIGRATE must be true or false.'],
  DRAIN_SECONDS: [
    z.coerce.number().int().min(0).max(60).default(0),
    'DRAIN_SECONDS must be how many seconds calls are still answered after a stop is asked for, from 0 to 60.',
  ],
  METRICS_TOKEN: [z.string().min(16).optional(), 'METRICS_TOKEN must be a secret text of at least 16 characters.'],
  TRUST_PROXY: [filled.optional(), 'TRUST_PROXY must be the addresses of the proxies in front, e.g. 10.0.0.0/8.'],
  NODE_ENV: [z.string().optional(), 'NODE_ENV must be a text.'],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Settings = { [name in keyof typeof SETTINGS]: z.infer<(typeof SETTINGS)[name][0]> };

/** Relay, implicit TLS, submission, and what hosts and test servers use in their place. */
const MAIL_PORTS = [25, 465, 587, 2525, 1025];

/** What one setting demands of another. */
const TOGETHER: { holds: (settings: Settings) => boolean; sentence: string }[] = [
  {
    holds: ({ NODE_ENV, DATABASE_URL, TOKEN_SECRET }) =>
      NODE_ENV !== 'production' || !DATABASE_URL || Boolean(TOKEN_SECRET),
    sentence: 'TOKEN_SECRET must be set in production with DATABASE_URL, the same for every process.',
  },
  {
    holds: ({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }) =>
      !MAP_TILES_URL || MAP_TILES_URL === 'none' || Boolean(MAP_TILES_ATTRIBUTION),
    sentence: 'MAP_TILES_ATTRIBUTION must be set with MAP_TILES_URL: whom the maps name for their tiles.',
  },
  {
    holds: ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || Boolean(MAIL_FROM),
    sentence: 'MAIL_FROM must be set with SMTP_URL: the e-mail address that mails are sent from.',
  },
];

export type Config = {
  port: number;
  host: string;
  /** A server; without one, PostgreSQL is embedded in `dataFolder`. */
  databaseUrl?: string;
  dataFolder: string;
  portalFolder: string;
  /** Where the registry of areas is read instead. */
  registryUrl?: string;
  tokenSecret?: string;
  mail?: { url: string; from: string };
  /** Which mail servers an organization may name as its own. */
  ownMail: { ports: readonly number[]; allowsPrivate: boolean };
  /** Where people open the portal, without a slash at the end. */
  publicUrl: string;
  /** An OSRM-compatible service; without one, distances are estimated. */
  routingUrl?: string;
  /** A Nominatim-compatible service; without one, addresses are looked up in the gazetteer. */
  geocoderUrl?: string;
  geocoderPerSecond: number;
  /** How long either of the two may take before the embedded part answers. */
  geoWithinMs: number;
  /** Where the maps' pictures come from; null: only the land that is shipped. */
  mapTiles: MapTiles | null;
  logLevel: (typeof LOG_LEVELS)[number];
  demo: boolean;
  /** Moves the demo company's vehicles. */
  simulator: boolean;
  /** How many days positions are kept at least. */
  trackDays: number;
  trustProxy?: string;
  /** Brings the database up to date at start; else it must be. */
  migrates: boolean;
  /** How long calls are still answered when a stop is asked for, so that whoever is in front sends them elsewhere. */
  drainMs: number;
  /** Who may read the metrics; nobody if left out. */
  metricsToken?: string;
};

/** Reads the settings once, at start. @throws StartError with one sentence per wrong setting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const wrong: string[] = [];
  const read = Object.entries(SETTINGS).map(([name, [schema, sentence]]) => {
    const { success, data } = schema.safeParse(env[name] || undefined);
    if (!success) wrong.push(sentence);
    return [name, data];
  });
  const settings = Object.fromEntries(read) as Settings;
  if (!wrong.length) wrong.push(...TOGETHER.filter(({ holds }) => !holds(settings)).map(({ sentence }) => sentence));
  if (wrong.length) throw new StartError(wrong.join('\n'));
  return present(settings);
}

const OPEN_STREET_MAP: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: 'OpenStreetMap contributors',
  link: 'https://www.openstreetmap.org/copyright',
};

function tilesOf({
  MAP_TILES_URL: url,
  MAP_TILES_ATTRIBUTION: attribution = '',
  MAP_TILES_LINK: link,
}: Settings): MapTiles | null {
  if (!url) return OPEN_STREET_MAP;
  return url === 'none' ? null : { url, attribution, link: link ?? null };
}

const present = (settings: Settings): Config => ({
  port: settings.PORT,
  host: settings.HOST,
  databaseUrl: settings.DATABASE_URL,
  dataFolder: resolve(settings.DATA_FOLDER),
  portalFolder: resolve(settings.PORTAL_FOLDER),
  registryUrl: settings.REGISTRY_URL,
  tokenSecret: settings.TOKEN_SECRET,
  mail: settings.SMTP_URL && settings.MAIL_FROM ? { url: settings.SMTP_URL, from: settings.MAIL_FROM } : undefined,
  ownMail: { ports: MAIL_PORTS, allowsPrivate: settings.PRIVATE_SMTP ?? !settings.DATABASE_URL },
  publicUrl: (settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`).replace(/\/+$/, ''),
  routingUrl: settings.ROUTING_URL,
  geocoderUrl: settings.GEOCODER_URL,
  geocoderPerSecond: settings.GEOCODER_PER_SECOND,
  geoWithinMs: settings.GEO_TIMEOUT_MS,
  mapTiles: tilesOf(settings),
  logLevel: settings.LOG_LEVEL,
  demo: settings.DEMO ?? !settings.DATABASE_URL,
  simulator: settings.SIMULATOR ?? settings.DEMO ?? !settings.DATABASE_URL,
  trackDays: settings.TRACK_DAYS,
  trustProxy: settings.TRUST_PROXY,
  migrates: settings.MIGRATE,
  drainMs: settings.DRAIN_SECONDS * 1_000,
  metricsToken: settings.METRICS_TOKEN,
});
