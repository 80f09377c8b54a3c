import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { localeOf } from 'shared-contracts/values/limits';
import type { ShellRelease } from 'shared-contracts/values/portal/areas';
import {
  DRIVER_APP,
  DRIVER_APP_ICONS,
  type DriverAppIcon,
  SHARED_FILES,
} from 'shared-contracts/values/portal/driver-app';
import { drawAppIcon, type IconPicture } from './app-icon.ts';
import type { Brand } from './brands.ts';
import { PORTAL_NAME } from './page-html.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Finds the picture of the organization of a host, if it has one. */
export type FindIconPicture = (host: string) => Promise<IconPicture | null>;

type Options = {
  /** The path of the shell's scripts. */
  assets: string;
  getShell: () => ShellRelease | undefined;
  findBrand: (host: string) => Promise<Brand>;
  findIconPicture: FindIconPicture;
};

const DEFAULT_COLOUR = '#3d56d4';
const COLOUR = /^#[\da-f]{6}$/i;
/** Shown while the app starts; its own page follows the colour mode. */
const GROUND = '#ffffff';
const MAX_CACHED_ICONS = 100;
const ICON_SECONDS = 3_600;
/** The worker only fetches pages, built files and the icon of notifications from this origin. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'";

const colourOf = (brand: Brand) =>
  brand?.accentColor && COLOUR.test(brand.accentColor) ? brand.accentColor : DEFAULT_COLOUR;

const toManifest = (brand: Brand) => ({
  id: DRIVER_APP.start,
  name: brand?.pageTitle ?? PORTAL_NAME,
  lang: localeOf(brand?.defaultLanguage ?? 'en'),
  start_url: DRIVER_APP.start,
  // Signing in and the pages that trips lead to open in the same window.
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: colourOf(brand),
  share_target: {
    action: DRIVER_APP.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARED_FILES.field, accept: SHARED_FILES.accept }] },
  },
  icons: Object.entries(DRIVER_APP_ICONS)
    .filter(([name]) => !name.startsWith('apple'))
    .map(([name, { size, purpose }]) => ({
      src: `${DRIVER_APP.icons}${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
});

const isIcon = (name: string): name is DriverAppIcon => Object.hasOwn(DRIVER_APP_ICONS, name);

/** Serves what makes the driver's pages an app: manifest and icons of the host's organization, and the service worker. */
export function serveDriverApp(app: FastifyInstance, { assets, getShell, findBrand, findIconPicture }: Options): void {
  const icons = new LRUCache<string, Buffer>({ max: MAX_CACHED_ICONS });
  const hostOf = (request: FastifyRequest) => request.hostname.toLowerCase();

  app.get(DRIVER_APP.worker, async (_request, reply) => {
    const worker = getShell()?.worker;
    const script = worker && (await readFile(join(assets, worker)).catch(() => null));
    if (!script) return reply.callNotFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
      .send(script);
  });

  app.get(DRIVER_APP.manifest, async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-cache' })
      .send(JSON.stringify(toManifest(await findBrand(hostOf(request))))),
  );

  app.get<{ Params: { name: string } }>(`${DRIVER_APP.icons}:name`, async (request, reply) => {
    const { name } = request.params;
    if (!isIcon(name)) return reply.callNotFound();
    const { size, purpose } = DRIVER_APP_ICONS[name];
    const [brand, picture] = await Promise.all([findBrand(hostOf(request)), findIconPicture(hostOf(request))]);
    const colour = colourOf(brand);
    const key = [name, colour, picture?.id].join(' ');
    const icon = icons.get(key) ?? (await drawAppIcon({ size, isMaskable: purpose === 'maskable', colour, picture }));
    icons.set(key, icon);
    return reply
      .type('image/png')
      .headers({ ...SECURITY_HEADERS, 'cache-control': `public, max-age=${ICON_SECONDS}` })
      .send(icon);
  });
}
