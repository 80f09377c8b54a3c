import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AREAS_BASE_PATH, type QuarantinedReleases } from 'shared-contracts/values/portal/areas';
import { type MapTiles, EXTRACT_BASE_PATH } from 'shared-contracts/values/network/maps';
import { toResolvedRegistry, resolveReleases } from 'shared-contracts/values/portal/resolve-releases';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import { createBrandLookup, type FindDistributor } from './brands.ts';
import { broadcastReleases } from './broadcast-releases.ts';
import { buildContentPolicy } from './content-policy.ts';
import { createMapOrigins } from './map-origins.ts';
import { createExtractReader, ensureExtractFolder } from './map-extract.ts';
import { applyOverrides, isDevelopmentHost, listSocketOrigins, parseOverrides } from './overrides.ts';
import { getPageHints, isLinkPage } from './page-hints.ts';
import { parsePageUrl } from './page-url.ts';
import { renderPortalPage, renderUnavailablePage } from './page-html.ts';
import { addRevision } from './registry-revision.ts';
import { createSnapshotReader, type ReleaseSnapshot } from './release-snapshot.ts';
import { createReleaseSource, type ReleaseSource } from './release-source.ts';
import { createRequestOverrides, type ReadOverrideLink } from './request-overrides.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { type FindIconPicture, serveDriverApp } from './serve-driver-app.ts';
import { staleWhileError } from './stale-while-error.ts';

export type PortalOptions = {
  /** The built portal: `shell/` and `areas/`. */
  folder: string;
  /** Defaults to the releases in the folder. */
  releases?: ReleaseSource;
  /** Defaults to none. */
  findQuarantined?: () => Promise<QuarantinedReleases>;
  /** Areas under development, for development hosts only. Defaults to `AREA_OVERRIDES`. */
  overrides?: string | undefined;
  /** Defaults to rejecting all links. */
  readOverrideLink?: ReadOverrideLink;
  /** Finds the organization of a host name. Defaults to none. */
  findDistributor?: FindDistributor;
  /** Finds the picture of the app's icons. Defaults to none. */
  findIconPicture?: FindIconPicture;
  /** Contains the map extract, if there is one. Defaults to none. */
  dataFolder?: string;
  /** The tile service; null for the built-in base map. */
  mapTiles?: MapTiles | null;
  /** Whether browsers trace their navigations. */
  isTraced?: boolean;
  maxDocumentBytes?: number;
  /** Whether any organization uses Mapbox. Defaults to false. */
  usesMapbox?: () => Promise<boolean>;
  /** Open tabs, which are notified of new releases. Defaults to none. */
  live?: Pick<LiveHub, 'countStreams' | 'broadcast'>;
};

const SHELL_BASE_PATH = '/assets/';
const SURFACE_FILE = 'host-api.json';
/** Changes of quarantines take effect after at most this time. */
const QUARANTINE_CACHE_MS = 2_000;
const compress = promisify(brotliCompress);
const FAST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Reads the user's id from a cookie of the shell. It is not authenticated and only selects releases. */
const readUserId = ({ headers: { cookie = '' } }: FastifyRequest) =>
  /(?:^|;\s*)consign\.user=([\w-]{1,64})(?:;|$)/.exec(cookie)?.[1];

/** For URLs that contain a secret. */
const SECRET_URL_HEADERS = { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex, nofollow' };

const getPath = (request: FastifyRequest) => parsePageUrl(request)?.pathname ?? '/';

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply
    .type('text/html; charset=utf-8')
    .headers({ ...SECURITY_HEADERS, ...(isLinkPage(getPath(request)) && SECRET_URL_HEADERS) })
    .header('vary', 'accept-encoding, cookie');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, FAST_COMPRESSION));
}

const sendUnavailable = (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(request, reply.code(503).header('content-security-policy', "default-src 'none'"), renderUnavailablePage());

/** Serves files whose names change with their content, cached forever. */
const serveImmutable = (app: FastifyInstance, root: string, prefix: string) =>
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

/** Serves the built portal: its scripts, and the page for every other path. New builds take effect without a restart. */
export async function servePortal(app: FastifyInstance, options: PortalOptions) {
  const {
    folder,
    overrides: overrideSetting = process.env['AREA_OVERRIDES'],
    readOverrideLink = () => ({ error: 'forged' }),
    findDistributor = async () => null,
    findIconPicture = async () => null,
    findQuarantined = async () => ({}),
    dataFolder,
    mapTiles = null,
    isTraced = false,
    maxDocumentBytes,
    usesMapbox = async () => false,
    live,
  } = options;
  const logError = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
  const configuredOverrides = parseOverrides(overrideSetting);
  const requestOverrides = createRequestOverrides(readOverrideLink);
  const listMapOrigins = createMapOrigins(mapTiles, usesMapbox, {
    onError: logError('could not determine whether Mapbox is used'),
  });
  const findBrand = createBrandLookup(findDistributor, { onError: logError('could not load the brand of a host') });
  const { getRegistry, getShell } = options.releases ?? createReleaseSource({ folder }, app.log);
  const getQuarantined = staleWhileError<QuarantinedReleases>(findQuarantined, {
    initialValue: {},
    cacheMs: QUARANTINE_CACHE_MS,
    onError: logError('could not load the quarantined releases'),
  });
  const readSnapshot = createSnapshotReader(getRegistry, getQuarantined);
  if (live) {
    const stop = broadcastReleases(readSnapshot, { live, onError: logError('could not check for new releases') });
    app.addHook('onClose', async () => stop());
  }

  const resolveForRequest = (request: FastifyRequest, { registry, quarantined }: ReleaseSnapshot) => {
    const host = request.hostname.toLowerCase();
    const hostApi = getShell()?.hostApi;
    const resolutions = resolveReleases(registry, { host, userId: readUserId(request), hostApi, quarantined });
    const requestOverride = requestOverrides.findOverride(request);
    const overrides = {
      ...(isDevelopmentHost(host) && configuredOverrides),
      ...(requestOverride && { [requestOverride.area]: requestOverride.address }),
    };
    return {
      overrides,
      loadedResolutions: resolutions.filter(({ name, isTooNew }) => !isTooNew && !(name in overrides)),
      registry: addRevision(applyOverrides(toResolvedRegistry(registry, resolutions), overrides), hostApi),
    };
  };

  const assets = join(folder, 'shell/assets');
  await serveImmutable(app, assets, SHELL_BASE_PATH);
  await serveImmutable(app, join(folder, 'areas'), AREAS_BASE_PATH);
  const extractFolder = dataFolder === undefined ? null : ensureExtractFolder(dataFolder);
  if (extractFolder) await serveImmutable(app, extractFolder, EXTRACT_BASE_PATH);
  const readExtract = extractFolder
    ? createExtractReader(extractFolder, logError('could not read the extract of maps'))
    : async () => null;

  app.get(`${AREAS_BASE_PATH}registry.json`, async (request, reply) => {
    const snapshot = await readSnapshot();
    reply.headers(SECURITY_HEADERS);
    if (!snapshot) return reply.code(503).send({ areas: [] });
    const { registry } = resolveForRequest(request, snapshot);
    const etag = `"${registry.revision}"`;
    reply.header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : registry;
  });

  app.get(`${AREAS_BASE_PATH}quarantined.json`, async (_request, reply) =>
    reply.headers(SECURITY_HEADERS).send(await getQuarantined()),
  );

  // The shell's exports that areas can import, against which their releases are checked.
  app.get(`${AREAS_BASE_PATH}${SURFACE_FILE}`, async (_request, reply) => {
    const base = (await readSnapshot())?.registry.base;
    if (base?.startsWith('http')) return reply.redirect(new URL(SURFACE_FILE, base).href);
    const content = await readFile(join(folder, 'areas', SURFACE_FILE)).catch(() => undefined);
    if (!content) return reply.callNotFound();
    return reply.headers(SECURITY_HEADERS).type('application/json').send(content);
  });

  serveDriverApp(app, { assets, getShell, findBrand, findIconPicture });

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    if (!parsePageUrl(request)) return reply.callNotFound();
    if (requestOverrides.redirectIfRequested(request, reply)) return reply;
    const [shell, snapshot] = [getShell(), await readSnapshot()];
    if (!shell || !snapshot) return sendUnavailable(request, reply);
    const { overrides, loadedResolutions, registry } = resolveForRequest(request, snapshot);
    const hints = getPageHints(shell, snapshot.registry, loadedResolutions, {
      path: getPath(request),
      isSignedIn: readUserId(request) !== undefined,
    });
    const policy = buildContentPolicy(registry, {
      maps: await listMapOrigins(),
      sockets: listSocketOrigins(overrides),
    });
    reply.header('content-security-policy', policy);
    return sendPage(
      request,
      reply,
      renderPortalPage(shell, {
        registry,
        hints,
        maps: { tiles: mapTiles, extract: await readExtract() },
        isTraced,
        ...(maxDocumentBytes !== undefined && { maxDocumentBytes }),
        override: requestOverrides.findStatus(request),
        brand: await findBrand(request.hostname.toLowerCase()),
      }),
    );
  });
}
