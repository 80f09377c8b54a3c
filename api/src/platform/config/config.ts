import { resolve } from 'node:path';
import type { MapTiles } from 'shared-contracts/values/network/maps';
import { parseTrustedKeys, type TrustedKey } from 'shared-contracts/values/portal/release-signature';
import { z } from 'zod';
import type { DatabaseLimits } from './database-limits.ts';
import { DATABASE_SETTINGS, type ReplicaConfig, toDatabaseLimits, toReplica } from './database-settings.ts';
import { StartupError } from '../errors/startup-error.ts';
import { FILE_SETTINGS, type FileConfig, toFileConfig } from './file-settings.ts';
import { INTEGRATION_SETTINGS } from './integration-settings.ts';
import { TRACING_SETTINGS, toTracing, type TracingConfig } from './tracing-settings.ts';
import { readSecretFiles } from './secret-files.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const nonEmpty = z.string().min(1);
const TILE_URL = /^https?:\/\/[\w.:-]+\/(?=[^\s]*\{z\})(?=[^\s]*\{x\})(?=[^\s]*\{y\})[^\s;,'"]+$/;

/** Each environment variable with its schema and error message. Messages never contain the value, which may be a secret. */
const SETTINGS = {
  PORT: [
    z.coerce.number().int().min(0).max(65_535).default(8080),
    'PORT must be a port number from 0 (any free one) to 65535.',
  ],
  HOST: [nonEmpty.default('localhost'), 'HOST must be the name or address to listen on, e.g. localhost or 0.0.0.0.'],
  ...DATABASE_SETTINGS,
  REQUEST_TIMEOUT_SECONDS: [
    z.coerce.number().int().min(1).max(3_600).default(60),
    'REQUEST_TIMEOUT_SECONDS must be the number of seconds in which a request must have arrived, from 1 to 3600.',
  ],
  DATA_FOLDER: [nonEmpty.default('.consign/data'), 'DATA_FOLDER must be a folder that can be written.'],
  PORTAL_FOLDER: [nonEmpty.default('.consign/portal'), 'PORTAL_FOLDER must be the folder of the built portal.'],
  REGISTRY_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'REGISTRY_URL must be the URL of a registry of areas, e.g. https://cdn.example.com/areas/registry.json.',
  ],
  RELEASE_TRUSTED_KEYS: [
    z
      .string()
      .transform((text, context) => parseTrustedKeys(text) ?? (context.addIssue('no keys'), z.NEVER))
      .optional(),
    'RELEASE_TRUSTED_KEYS must be a list of public keys with their names, as npm run release -- keys prints them.',
  ],
  TOKEN_SECRET: [z.string().min(32).optional(), 'TOKEN_SECRET must be a secret of at least 32 characters.'],
  SMTP_URL: [
    z.url({ protocol: /^smtps?$/ }).optional(),
    'SMTP_URL must be a mail server, e.g. smtps://user:password@host:465.',
  ],
  PRIVATE_WEBHOOKS: [z.stringbool().optional(), 'PRIVATE_WEBHOOKS must be true or false.'],
  PRIVATE_ISSUERS: [z.stringbool().optional(), 'PRIVATE_ISSUERS must be true or false.'],
  PRIVATE_SMTP: [z.stringbool().optional(), 'PRIVATE_SMTP must be true or false.'],
  PRIVATE_PUSH: [z.stringbool().default(false), 'PRIVATE_PUSH must be true or false.'],
  MAIL_FROM: [z.email().optional(), 'MAIL_FROM must be the email address that emails are sent from.'],
  PUBLIC_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'PUBLIC_URL must be the URL at which people open the portal, e.g. https://portal.example.com.',
  ],
  ROUTING_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'ROUTING_URL must be an OSRM-compatible routing service, e.g. https://router.example.com.',
  ],
  PLANNER_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'PLANNER_URL must be a VROOM server, e.g. https://planner.example.com.',
  ],
  GEOCODER_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'GEOCODER_URL must be a Nominatim-compatible geocoding service, e.g. https://nominatim.example.com.',
  ],
  GEOCODER_PER_SECOND: [
    z.coerce.number().positive().max(1_000).default(1),
    'GEOCODER_PER_SECOND must be the requests per second that the geocoding service allows, more than 0 and at most 1000.',
  ],
  GEO_TIMEOUT_MS: [
    z.coerce.number().int().min(1).max(60_000).default(3_000),
    'GEO_TIMEOUT_MS must be the timeout of the routing and geocoding services in milliseconds, from 1 to 60000.',
  ],
  MAP_TILES_URL: [
    z.literal('none').or(z.string().regex(TILE_URL)).optional(),
    'MAP_TILES_URL must be a raster tile service, e.g. https://tiles.example.com/{z}/{x}/{y}.png, or none.',
  ],
  MAP_TILES_ATTRIBUTION: [nonEmpty.optional(), 'MAP_TILES_ATTRIBUTION must be the attribution that maps show.'],
  MAP_TILES_LINK: [
    z.url({ protocol: /^https?$/ }).optional(),
    'MAP_TILES_LINK must be the URL that the attribution links to.',
  ],
  LOG_LEVEL: [z.enum(LOG_LEVELS).default('info'), `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`],
  DEMO: [z.stringbool().optional(), 'DEMO must be true or false.'],
  SIMULATOR: [z.stringbool().optional(), 'SIMULATOR must be true or false.'],
  TRACK_DAYS: [
    z.coerce.number().int().min(31).max(3_650).default(365),
    'TRACK_DAYS must be the number of days to keep positions, from 31 to 3650.',
  ],
  MIGRATE: [z.stringbool().default(true), 'MIGRATE must be true or false.'],
  DRAIN_SECONDS: [
    z.coerce.number().int().min(0).max(60).default(0),
    'DRAIN_SECONDS must be the number of seconds to keep answering requests after a stop signal, from 0 to 60.',
  ],
  RATE_LIMITS: [z.stringbool().default(true), 'RATE_LIMITS must be true or false.'],
  QUARANTINE_WEB_VITALS: [z.stringbool().default(false), 'QUARANTINE_WEB_VITALS must be true or false.'],
  METRICS_TOKEN: [z.string().min(16).optional(), 'METRICS_TOKEN must be a secret of at least 16 characters.'],
  ...INTEGRATION_SETTINGS,
  ...FILE_SETTINGS,
  ...TRACING_SETTINGS,
  TRUST_PROXY: [nonEmpty.optional(), 'TRUST_PROXY must be the addresses of the reverse proxies, e.g. 10.0.0.0/8.'],
  NODE_ENV: [z.string().optional(), 'NODE_ENV must be a text.'],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Settings = { [name in keyof typeof SETTINGS]: z.infer<(typeof SETTINGS)[name][0]> };

/** Relay, implicit TLS, submission, and the alternatives that hosting providers and test servers use. */
const MAIL_PORTS = [25, 465, 587, 2525, 1025];

const CROSS_CHECKS: { isValid: (settings: Settings) => boolean; message: string }[] = [
  {
    isValid: ({ DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_QUERY_TIMEOUT_MS }) =>
      DATABASE_QUERY_TIMEOUT_MS > DATABASE_STATEMENT_TIMEOUT_MS,
    message:
      'DATABASE_QUERY_TIMEOUT_MS must be more than DATABASE_STATEMENT_TIMEOUT_MS, so that a slow server is not taken for a silent one.',
  },
  {
    isValid: ({ DATABASE_URL, DATABASE_READ_URL }) => !DATABASE_READ_URL || Boolean(DATABASE_URL),
    message: 'DATABASE_URL must be set with DATABASE_READ_URL: the database that the replica follows.',
  },
  {
    isValid: ({ NODE_ENV, DATABASE_URL, TOKEN_SECRET }) =>
      NODE_ENV !== 'production' || !DATABASE_URL || Boolean(TOKEN_SECRET),
    message: 'TOKEN_SECRET must be set in production with DATABASE_URL, the same for every process.',
  },
  {
    isValid: ({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }) =>
      !MAP_TILES_URL || MAP_TILES_URL === 'none' || Boolean(MAP_TILES_ATTRIBUTION),
    message: 'MAP_TILES_ATTRIBUTION must be set with MAP_TILES_URL: the attribution that maps show.',
  },
  {
    isValid: ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || Boolean(MAIL_FROM),
    message: 'MAIL_FROM must be set with SMTP_URL: the email address that emails are sent from.',
  },
];

export type Config = {
  port: number;
  host: string;
  /** Defaults to a PostgreSQL embedded in `dataFolder`. */
  databaseUrl?: string;
  /** A copy that follows the database, for reads. */
  replica?: ReplicaConfig;
  dataFolder: string;
  /** `batch` is for jobs, reports and imports. */
  databaseLimits: { calls: DatabaseLimits; batch: DatabaseLimits };
  /** The time within which the whole request must arrive. */
  requestTimeoutMs: number;
  portalFolder: string;
  /** Defaults to the registry in `portalFolder`. */
  registryUrl?: string;
  /** If set, only releases signed with one of them are served. */
  trustedKeys?: readonly TrustedKey[];
  tokenSecret?: string;
  mail?: { url: string; from: string };
  /** Limits the mail servers that organizations may configure. */
  organizationMail: { allowedPorts: readonly number[]; allowsPrivate: boolean };
  /** Whether browsers may name a push service in a private network, or without TLS. */
  push: { allowsPrivate: boolean };
  /** Whether organizations may have messages posted to private and loopback addresses, and without TLS. */
  webhooks: { allowsPrivate: boolean };
  /** Whether organizations may use identity providers at private and loopback addresses, and without TLS. */
  singleSignOn: { allowsPrivate: boolean };
  /** Without a trailing slash. */
  publicUrl: string;
  /** An OSRM-compatible service; without one, distances are estimated. */
  routingUrl?: string;
  /** A VROOM server for suggested trips; without one, the portal plans them itself. */
  plannerUrl?: string;
  /** A Nominatim-compatible service; without one, addresses are looked up in the gazetteer. */
  geocoderUrl?: string;
  /** The daily file of the European Central Bank; without one, rates are imported by hand. */
  exchangeRatesUrl?: string;
  geocoderPerSecond: number;
  /** The timeout of routing and geocoding services, after which the embedded fallback is used. */
  geoTimeoutMs: number;
  /** Null if only the embedded country outlines are available. */
  mapTiles: MapTiles | null;
  logLevel: (typeof LOG_LEVELS)[number];
  demo: boolean;
  /** Moves the demo company's vehicles. */
  simulator: boolean;
  /** The minimum number of days that positions are stored. */
  trackDays: number;
  trustProxy?: string;
  /** If false, the process only starts with an up-to-date database. */
  migrateOnStart: boolean;
  /** How long requests are still answered after a stop signal, so that the load balancer can redirect traffic. */
  drainMs: number;
  /** Whether the number of calls per caller is limited. */
  rateLimits: boolean;
  /** Whether releases with poor web vitals are quarantined. */
  quarantineWebVitals: boolean;
  /** The receiver of forwarded audit entries. */
  auditTarget?: { url: string; token?: string };
  /** The folder for exchanging EDI messages as files. */
  ediFolder?: string;
  /** Metrics are disabled without it. */
  metricsToken?: string;
  tracing?: TracingConfig;
  files: FileConfig;
};

/** @throws StartupError with one line per invalid setting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readSecretFiles(env);
  const errors: string[] = [];
  const entries = Object.entries(SETTINGS).map(([name, [schema, message]]) => {
    const { success, data } = schema.safeParse(values[name] || undefined);
    if (!success) errors.push(message);
    return [name, data];
  });
  const settings = Object.fromEntries(entries) as Settings;
  if (errors.length === 0) {
    const failedChecks = CROSS_CHECKS.filter(({ isValid }) => !isValid(settings));
    errors.push(...failedChecks.map(({ message }) => message));
  }
  if (errors.length > 0) throw new StartupError(errors.join('\n'));
  return toConfig(settings);
}

const OPEN_STREET_MAP: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: 'OpenStreetMap contributors',
  link: 'https://www.openstreetmap.org/copyright',
};

function toMapTiles({
  MAP_TILES_URL: url,
  MAP_TILES_ATTRIBUTION: attribution = '',
  MAP_TILES_LINK: link,
}: Settings): MapTiles | null {
  if (!url) return OPEN_STREET_MAP;
  return url === 'none' ? null : { url, attribution, link: link ?? null };
}

const toConfig = (settings: Settings): Config => ({
  port: settings.PORT,
  host: settings.HOST,
  databaseUrl: settings.DATABASE_URL,
  replica: toReplica(settings),
  dataFolder: resolve(settings.DATA_FOLDER),
  databaseLimits: toDatabaseLimits(settings),
  requestTimeoutMs: settings.REQUEST_TIMEOUT_SECONDS * 1_000,
  portalFolder: resolve(settings.PORTAL_FOLDER),
  registryUrl: settings.REGISTRY_URL,
  trustedKeys: settings.RELEASE_TRUSTED_KEYS,
  tokenSecret: settings.TOKEN_SECRET,
  mail: settings.SMTP_URL && settings.MAIL_FROM ? { url: settings.SMTP_URL, from: settings.MAIL_FROM } : undefined,
  webhooks: { allowsPrivate: settings.PRIVATE_WEBHOOKS ?? !settings.DATABASE_URL },
  singleSignOn: { allowsPrivate: settings.PRIVATE_ISSUERS ?? !settings.DATABASE_URL },
  organizationMail: { allowedPorts: MAIL_PORTS, allowsPrivate: settings.PRIVATE_SMTP ?? !settings.DATABASE_URL },
  push: { allowsPrivate: settings.PRIVATE_PUSH },
  publicUrl: (settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`).replace(/\/+$/, ''),
  routingUrl: settings.ROUTING_URL,
  plannerUrl: settings.PLANNER_URL,
  geocoderUrl: settings.GEOCODER_URL,
  exchangeRatesUrl: settings.EXCHANGE_RATES_URL,
  geocoderPerSecond: settings.GEOCODER_PER_SECOND,
  geoTimeoutMs: settings.GEO_TIMEOUT_MS,
  mapTiles: toMapTiles(settings),
  logLevel: settings.LOG_LEVEL,
  demo: settings.DEMO ?? !settings.DATABASE_URL,
  simulator: settings.SIMULATOR ?? settings.DEMO ?? !settings.DATABASE_URL,
  trackDays: settings.TRACK_DAYS,
  trustProxy: settings.TRUST_PROXY,
  migrateOnStart: settings.MIGRATE,
  drainMs: settings.DRAIN_SECONDS * 1_000,
  rateLimits: settings.RATE_LIMITS,
  quarantineWebVitals: settings.QUARANTINE_WEB_VITALS,
  metricsToken: settings.METRICS_TOKEN,
  tracing: toTracing(settings),
  files: toFileConfig(settings),
  ediFolder: settings.EDI_FOLDER && resolve(settings.EDI_FOLDER),
  auditTarget: settings.AUDIT_URL ? { url: settings.AUDIT_URL, token: settings.AUDIT_TOKEN } : undefined,
});
