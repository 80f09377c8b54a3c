import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import { openCheckout } from '../new/checkout.ts';
import { findAreaNameError, findScreenNameError, namesOf, titleOf } from '../new/names.rules.ts';
import { declare, translate } from '../new/screen.ts';
import { writeTemplate } from '../new/templates.ts';
import { readVersions } from './versions.ts';

/** Writes the repository of a new area into a folder; resolves to its files. @throws for a name that can't be one */
export function createAreaRepository(parent: string, word: string, owner?: string): string[] {
  const area = `mfe-${word.replace(/^mfe-/, '')}`;
  const screen = area.slice('mfe-'.length);
  const folder = join(parent, area);
  if (word === '') throw new Error('Which area? For example: consign-area new warehouse');
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  const names = namesOf(area, screen);
  const problem =
    findAreaNameError(area, []) ??
    findScreenNameError(names, { areas: [area], paths: new Map(), folders: [], labels: [] });
  if (problem !== undefined) throw new Error(problem);
  const titles = Object.fromEntries(LANGUAGES.map((language) => [language, titleOf(screen)])) as Record<
    Language,
    string
  >;
  const values = {
    ...Object.fromEntries(Object.entries(readVersions()).map(([name, version]) => [`version:${name}`, version])),
    area,
    short: names.short,
    screen,
    camel: names.camel,
    Screen: names.Screen,
    'title:en': titles.en,
    owner: JSON.stringify(owner ?? `${titles.en} team`).slice(1, -1),
  };
  const written = [
    ...writeTemplate('area', folder, values),
    ...writeTemplate('repository', folder, values),
    ...writeTemplate('screen', join(folder, 'src', screen), values).map((file) => `src/${screen}/${file}`),
  ];
  const checkout = openCheckout(parent);
  declare(checkout, names, { titles, group: 'plan', icon: 'boxes' });
  translate(checkout, names, titles);
  return [...new Set(written)].toSorted().map((file) => `${area}/${file}`);
}
