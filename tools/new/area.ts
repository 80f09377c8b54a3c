import { join } from 'node:path';
import { replace } from './edits.rules.ts';
import type { Checkout } from './checkout.ts';
import { writeTemplate } from './templates.ts';

type Package = { version: string; peerDependencies?: Record<string, string> };

/** The versions of the dependencies of every area. */
function versions(checkout: Checkout): Record<string, string> {
  const own = ['shared-contracts', 'shared-auth', 'shared-ui'].map(
    (name) => [name, checkout.json<Package>(`${name}/package.json`)] as const,
  );
  const libraries = own.flatMap(([, { peerDependencies = {} }]) => Object.entries(peerDependencies));
  return Object.fromEntries(
    [...libraries, ...own.map(([name, { version }]) => [name, version] as const)].map(([name, version]) => [
      `version:${name}`,
      version,
    ]),
  );
}

/** Creates an area without screens and adds it to every list of areas. */
export function newArea(checkout: Checkout, { area, short, owner }: { area: string; short: string; owner: string }) {
  const last = checkout
    .json<{ workspaces: string[] }>('package.json')
    .workspaces.findLast((name) => name.startsWith('mfe-'));
  if (!last) throw new Error('package.json names no area among its workspaces');
  const values = { ...versions(checkout), area, short, owner: JSON.stringify(owner).slice(1, -1) };
  checkout.changed.push(
    ...['area', 'screens'].flatMap((template) =>
      writeTemplate(template, join(checkout.root, area), values).map((file) => `${area}/${file}`),
    ),
  );
  checkout.edit('package.json', (text) => replace(text, `"${last}"`, `"${last}", "${area}"`));
  for (const file of ['README.md', 'docs/architecture.md'])
    checkout.edit(file, (text) => replace(text, new RegExp(`(?<=^mfe-.*)${last}/`, 'm'), `${last}/ ${area}/`));
}
