import type { ResolvedRegistry, ShellRelease } from 'shared-contracts/values/areas';
import { localeOf } from 'shared-contracts/values/limits';
import { MAP_SETTINGS, type MapSettings } from 'shared-contracts/values/maps';
import { OVERRIDE, type ShownOverride } from 'shared-contracts/values/overrides';
import type { Brand } from './brands.ts';
import type { Hint, Hints } from './hints.ts';
import { WARM_UP } from './warm-up.ts';

const PORTAL = 'Consign';
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (value: string) => value.replaceAll(/[&<"]/g, (char) => escapes[char] ?? char);
const checked = (integrity: string | undefined) =>
  integrity === undefined ? '' : ` integrity="${escaped(integrity)}"`;

const preload = ({ address, integrity }: Hint, priority = '') =>
  `<link rel="preload" as="script" ${priority}crossorigin="anonymous" href="${escaped(address)}"${checked(integrity)}>`;
/** What runs first is fetched first: a browser would fetch it last, */
const HIGH = 'fetchpriority="high" ';
/** and with it all else, which the shell therefore has it fetch only then (shell/src/areas/fetch-next.ts). */
const LATER = 'media="not all" ';
const script = ({ address, integrity }: Hint, defer: 'defer ' | '') =>
  `<script ${defer}${HIGH}crossorigin="anonymous" src="${escaped(address)}"${checked(integrity)}></script>`;

/** JSON that cannot end the element it stands in. */
const inert = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;

const icon = (shell: ShellRelease, brand: Brand) =>
  brand?.pageFavicon
    ? `<link rel="icon" href="${escaped(brand.pageFavicon)}">`
    : `<link rel="icon" type="image/svg+xml" href="${escaped(shell.base + shell.icon)}">`;

const document = (head: string[], body: string, lang = 'en') =>
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

type Written = {
  registry: ResolvedRegistry;
  hints: Hints;
  maps: MapSettings;
  override?: ShownOverride | undefined;
  /** Of the host; written down when it is known, so that the browser need not ask. */ brand?: Brand;
};

/** The page of every address: the scripts it starts with, the entry of the area it shows, what it needs next, the registry, where maps come from and the host's brand. */
export function portalPage(
  shell: ShellRelease,
  { registry, hints: { entry, preload: others }, maps, override, brand }: Written,
): string {
  const name = escaped(brand?.pageTitle ?? PORTAL);
  const ofShell = (file: string): Hint => ({ address: `${shell.base}${file}`, integrity: shell.integrity[file] });
  const ahead = (shell.ahead ?? []).map(ofShell);
  return document(
    [
      `<title>${name}</title>`,
      '<meta name="color-scheme" content="light dark">',
      icon(shell, brand),
      ...ahead.map((hint) => preload(hint, HIGH)),
      ...shell.scripts.filter((file) => !shell.ahead?.includes(file)).map((file) => script(ofShell(file), 'defer ')),
      ...(entry ? [script(entry, 'defer ')] : []),
      ...others.map((hint) => preload(hint, LATER)),
      inert('registry', registry),
      inert(MAP_SETTINGS, maps),
      ...(override === undefined ? [] : [inert(OVERRIDE, override)]),
      ...(brand === undefined ? [] : [inert('brand', brand)]),
    ],
    `<div id="root"></div><noscript>${name} needs JavaScript. Please switch it on and load the page again.</noscript><script>${WARM_UP}</script>${ahead.map((hint) => script(hint, '')).join('')}`,
    localeOf(brand?.defaultLanguage ?? 'en'),
  );
}

export const unavailablePage = () =>
  document(
    ['<title>Consign is not built yet</title>', '<meta name="color-scheme" content="light dark">'],
    '<h1>Consign is not built yet</h1><p>The server is running, but the portal has not been built. Run <code>npm run build</code> and load this page again.</p>',
  );
