import type { ResolvedRegistry, ShellRelease } from 'shared-contracts/values/areas';
import type { Hint, Hints } from './hints.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const attribute = (value: string) => value.replaceAll(/[&<"]/g, (char) => escapes[char] ?? char);
const checked = (integrity: string | undefined) => (integrity === undefined ? '' : ` integrity="${attribute(integrity)}"`);

const preload = ({ address, integrity }: Hint) => `<link rel="preload" as="script" crossorigin="anonymous" href="${attribute(address)}"${checked(integrity)}>`;
const script = ({ address, integrity }: Hint) => `<script defer crossorigin="anonymous" src="${attribute(address)}"${checked(integrity)}></script>`;

/** JSON that cannot end the element it stands in. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const document = (head: string[], body: string) =>
  ['<!doctype html>', '<html lang="en">', '<head>', '<meta charset="utf-8">', '<meta name="viewport" content="width=device-width, initial-scale=1">', ...head, '</head>', `<body>${body}</body>`, '</html>', ''].join('\n');

/** The page of every address: the scripts it starts with, the entry of the area it shows, what it needs next, and the registry. */
export const portalPage = (shell: ShellRelease, registry: ResolvedRegistry, { entry, preload: others }: Hints) =>
  document(
    [
      '<title>Consign</title>',
      '<meta name="color-scheme" content="light dark">',
      `<link rel="icon" type="image/svg+xml" href="${attribute(shell.base + shell.icon)}">`,
      ...shell.scripts.map((file) => script({ address: `${shell.base}${file}`, integrity: shell.integrity[file] })),
      ...(entry ? [script(entry)] : []),
      ...others.map(preload),
      `<script type="application/json" id="registry">${inert(registry)}</script>`,
    ],
    '<div id="root"></div><noscript>Consign needs JavaScript. Please switch it on and load the page again.</noscript>',
  );

export const unavailablePage = () =>
  document(
    ['<title>Consign is not built yet</title>', '<meta name="color-scheme" content="light dark">'],
    '<h1>Consign is not built yet</h1><p>The server is running, but the portal has not been built. Run <code>npm run build</code> and load this page again.</p>',
  );
