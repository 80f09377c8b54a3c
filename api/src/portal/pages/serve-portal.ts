import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AREAS_BASE, type Quarantined } from 'shared-contracts/values/areas';
import type { MapTiles } from 'shared-contracts/values/maps';
import { inBrowser, resolve } from 'shared-contracts/values/resolve';
import type { Live } from '../../platform/live/live.ts';
import { openOverrides, type ReadLink } from './asked-override.ts';
import { openBrands, type FindDistributor } from './brands.ts';
import { followRegistry } from './follow-registry.ts';
import { hintsFor, isTracking } from './hints.ts';
import { portalPage, unavailablePage } from './html.ts';
import { lately } from './lately.ts';
import { openMapOrigins } from './map-origins.ts';
import { isDevelopmentHost, override, parseOverrides, socketsOf } from './overrides.ts';
import { contentPolicy } from './policy.ts';
import { openReleases, type Releases } from './releases.ts';
import { openShown, type Shown } from './shown.ts';
import { named } from './told.ts';

export type PortalOptions = {
  /** The built portal: `shell/` and `areas/`. */
  folder: string;
  /** What is released; read from the folder if left out. */
  releases?: Releases;
  /** What failed too often; nothing if left out. */
  quarantined?: () => Promise<Quarantined>;
  /** Areas under development, for development hosts only. */
  overrides?: string | undefined;
  /** What root's links override; nothing if left out. */
  readLink?: ReadLink;
  /** Whose host name it is; nobody's if left out. */
  distributorAt?: FindDistributor;
  /** Where the maps' pictures come from; without it, the land that is shipped. */
  mapTiles?: MapTiles | null;
  /** Whether any organization has its maps from Mapbox; none if left out. */
  usesMapbox?: () => Promise<boolean>;
  /** Open tabs, which hear of another registry; none if left out. */
  live?: Pick<Live, 'count' | 'tellAll'>;
};

const SHELL_BASE = '/assets/';
/** What is quarantined, and what is not any more, is seen after this at the latest. */
const QUARANTINE_FRESH_MS = 2_000;
const compress = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The shell says who has signed in, by a cookie that decides nothing of weight. */
const userOf = ({ headers: { cookie = '' } }: FastifyRequest) =>
  /(?:^|;\s*)consign\.user=([\w-]{1,64})(?:;|$)/.exec(cookie)?.[1];

const GUARDS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** An address that is a secret is told to nobody. */
const SECRET = { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex, nofollow' };

const pathOf = ({ url }: FastifyRequest) => new URL(url, 'http://portal').pathname;

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply
    .type('text/html; charset=utf-8')
    .headers({ ...GUARDS, ...(isTracking(pathOf(request)) && SECRET) })
    .header('vary', 'accept-encoding, cookie');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, QUICK));
}

/** Files whose names change with their content: kept for ever by who has them. */
const immutable = (app: FastifyInstance, root: string, prefix: string) =>
  app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => {
      reply.headers({ 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' });
    },
  });

/** Serves the built portal: scripts as they stand, and the page for every other address. What is built anew is shown without a restart. */
export async function portal(app: FastifyInstance, options: PortalOptions) {
  const {
    folder,
    overrides: given = process.env['AREA_OVERRIDES'],
    distributorAt = async () => null,
    mapTiles = null,
    usesMapbox = async () => false,
    live,
  } = options;
  const overrides = parseOverrides(given);
  const mapOrigins = openMapOrigins(mapTiles, usesMapbox, {
    onError: (error) => app.log.error({ err: error }, 'whether Mapbox is used is not known'),
  });
  const brandOf = openBrands(distributorAt, {
    onError: (error) => app.log.error({ err: error }, 'the brand of a host is not known'),
  });
  const { registry: registryNow, shell: shellRelease } = options.releases ?? openReleases({ folder }, app.log);
  const { quarantined: findQuarantined = async () => ({}) } = options;
  const quarantinedNow = lately<Quarantined>(findQuarantined, {
    first: {},
    freshMs: QUARANTINE_FRESH_MS,
    onError: (error) => app.log.error({ err: error }, 'what is quarantined is not known'),
  });
  const shownNow = openShown(registryNow, quarantinedNow);
  const asked = openOverrides(options.readLink ?? (() => ({ refused: 'forged' })));
  if (live) {
    const stop = followRegistry(shownNow, {
      live,
      onError: (error) => app.log.error({ err: error }, 'whether there are other releases is not known'),
    });
    app.addHook('onClose', async () => stop());
  }

  const seenBy = (request: FastifyRequest, { registry, quarantined }: Shown) => {
    const host = request.hostname.toLowerCase();
    const lent = shellRelease()?.hostApi;
    const resolutions = resolve(registry, { host, userId: userOf(request), hostApi: lent, quarantined });
    const own = asked.kept(request);
    const developed = { ...(isDevelopmentHost(host) && overrides), ...(own && { [own.area]: own.address }) };
    const shown = resolutions.filter(({ name, tooNew }) => !tooNew && !(name in developed));
    return {
      resolutions: shown,
      developed,
      registry: named(override(inBrowser(registry, resolutions), developed), lent),
    };
  };

  await immutable(app, join(folder, 'shell/assets'), SHELL_BASE);
  await immutable(app, join(folder, 'areas'), AREAS_BASE);

  app.get(`${AREAS_BASE}registry.json`, async (request, reply) => {
    const all = await shownNow();
    reply.headers(GUARDS);
    if (!all) return reply.code(503).send({ areas: [] });
    const seen = seenBy(request, all).registry;
    const tag = `"${seen.revision}"`;
    reply.header('etag', tag);
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : seen;
  });

  app.get(`${AREAS_BASE}quarantined.json`, async (_request, reply) =>
    reply.headers(GUARDS).send(await quarantinedNow()),
  );

  app.get('/*', async (request, reply) => {
    if (asked.led(request, reply)) return reply;
    const [shell, all] = [shellRelease(), await shownNow()];
    if (!shell || !all)
      return sendPage(
        request,
        reply.code(503).header('content-security-policy', "default-src 'none'"),
        unavailablePage(),
      );
    const { resolutions, developed, registry } = seenBy(request, all);
    const hints = hintsFor(shell, all.registry, resolutions, {
      path: pathOf(request),
      isSignedIn: userOf(request) !== undefined,
    });
    reply.header(
      'content-security-policy',
      contentPolicy(registry, { maps: await mapOrigins(), sockets: socketsOf(developed) }),
    );
    return sendPage(
      request,
      reply,
      portalPage(shell, {
        registry,
        hints,
        maps: { tiles: mapTiles },
        override: asked.shown(request),
        brand: await brandOf(request.hostname.toLowerCase()),
      }),
    );
  });
}
