import type { ResolvedRegistry, ShellRelease } from 'shared-contracts/values/portal/areas';
import { DOCUMENT_SIZE_META_NAME, localeOf, MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { TRACES_META_NAME } from 'shared-contracts/values/traces';
import { MAP_SETTINGS_ELEMENT_ID, type MapSettings } from 'shared-contracts/values/network/maps';
import { OVERRIDE_KEY, type OverrideStatus } from 'shared-contracts/values/portal/overrides';
import type { Brand } from './brands.ts';
import type { ScriptHint, PageHints } from './page-hints.ts';
import { WARM_UP } from './warm-up.ts';

export const PORTAL_NAME = 'Consign';
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escapeHtml = (value: string) => value.replaceAll(/[&<"]/g, (char) => ESCAPES[char] ?? char);
const integrityAttribute = (integrity: string | undefined) =>
  integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`;

/** Scripts that run first are fetched first. By default a browser would fetch them last. */
const HIGH_PRIORITY = 'fetchpriority="high" ';
/** Other scripts wait until the shell fetches them (shell/src/areas/fetch-next.ts). */
const DEFERRED_FETCH = 'media="not all" ';

const preloadLink = ({ address, integrity }: ScriptHint, attribute: string) =>
  `<link rel="preload" as="script" ${attribute}crossorigin="anonymous"` +
  ` href="${escapeHtml(address)}"${integrityAttribute(integrity)}>`;
const scriptElement = ({ address, integrity }: ScriptHint, defer: 'defer ' | '') =>
  `<script ${defer}${HIGH_PRIORITY}crossorigin="anonymous"` +
  ` src="${escapeHtml(address)}"${integrityAttribute(integrity)}></script>`;

/** Escapes the JSON so that it can't close its element. */
const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;

const iconLink = (shell: ShellRelease, brand: Brand) =>
  brand?.pageFavicon
    ? `<link rel="icon" href="${escapeHtml(brand.pageFavicon)}">`
    : `<link rel="icon" type="image/svg+xml" href="${escapeHtml(shell.base + shell.icon)}">`;

const renderDocument = (head: string[], body: string, lang = 'en') =>
  [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n');

type PageContent = {
  registry: ResolvedRegistry;
  hints: PageHints;
  maps: MapSettings;
  isTraced?: boolean;
  maxDocumentBytes?: number;
  override?: OverrideStatus | undefined;
  /** The brand of the host; undefined if unknown, so that the browser requests it. */
  brand?: Brand;
};

/** Renders the page of every path: scripts and hints, the registry, map settings and the brand of the host. */
export function renderPortalPage(
  shell: ShellRelease,
  {
    registry,
    hints: { entry, preload },
    maps,
    isTraced = false,
    maxDocumentBytes = MAX_FILE_BYTES,
    override,
    brand,
  }: PageContent,
): string {
  const title = escapeHtml(brand?.pageTitle ?? PORTAL_NAME);
  const toShellHint = (file: string): ScriptHint => ({
    address: `${shell.base}${file}`,
    integrity: shell.integrity[file],
  });
  const { ahead: immediateScripts = [] } = shell;
  const immediate = immediateScripts.map(toShellHint);
  const deferred = shell.scripts.filter((file) => !immediateScripts.includes(file)).map(toShellHint);
  return renderDocument(
    [
      `<title>${title}</title>`,
      '<meta name="color-scheme" content="light dark">',
      ...(isTraced ? [`<meta name="${TRACES_META_NAME}" content="on">`] : []),
      ...(maxDocumentBytes === MAX_FILE_BYTES
        ? []
        : [`<meta name="${DOCUMENT_SIZE_META_NAME}" content="${maxDocumentBytes / MAX_FILE_BYTES}">`]),
      iconLink(shell, brand),
      ...immediate.map((hint) => preloadLink(hint, HIGH_PRIORITY)),
      ...deferred.map((hint) => scriptElement(hint, 'defer ')),
      ...(entry ? [scriptElement(entry, 'defer ')] : []),
      ...preload.map((hint) => preloadLink(hint, DEFERRED_FETCH)),
      jsonElement('registry', registry),
      jsonElement(MAP_SETTINGS_ELEMENT_ID, maps),
      ...(override === undefined ? [] : [jsonElement(OVERRIDE_KEY, override)]),
      ...(brand === undefined ? [] : [jsonElement('brand', brand)]),
    ],
    [
      '<div id="root"></div>',
      `<noscript>${title} needs JavaScript. Turn it on and reload the page.</noscript>`,
      `<script>${WARM_UP}</script>`,
      ...immediate.map((hint) => scriptElement(hint, '')),
    ].join(''),
    localeOf(brand?.defaultLanguage ?? 'en'),
  );
}

export const renderUnavailablePage = () =>
  renderDocument(
    ['<title>Consign is not built yet</title>', '<meta name="color-scheme" content="light dark">'],
    [
      '<h1>Consign is not built yet</h1>',
      '<p>The server is running, but the portal has not been built. ',
      'Run <code>npm run build</code> and reload this page.</p>',
    ].join(''),
  );
