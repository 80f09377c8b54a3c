import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { MENU_GROUPS, type MenuGroup } from 'shared-contracts/values/portal/areas';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import { newArea } from './area.ts';
import { openCheckout, type Checkout } from './checkout.ts';
import { findAreaNameError, namesOf, findScreenNameError, titleOf } from './names.rules.ts';
import { newScreen, type ScreenOptions } from './screen.ts';

const USAGE = [
  'Usage: npm run new -- area mfe-warehouse          an area with a first screen, /warehouse',
  '       npm run new -- screen mfe-warehouse racks  another screen of an area, /racks',
  'Each takes --title "Racks" with --it, --fr, --sp, --sin (what it is called in the other languages), --icon boxes, --group plan; an area --owner "Warehouse team".',
].join('\n');
const text = { type: 'string' } as const;
const OPTIONS = { title: text, it: text, fr: text, sp: text, sin: text, icon: text, group: text, owner: text };
const MAX_TITLE_LENGTH = 40;

type CliOptions = Partial<Record<keyof typeof OPTIONS, string>>;

/** A command that cannot be carried out; the message is a sentence. */
export class Refused extends Error {}

const exitWithError = (words: string | undefined) => {
  if (words) throw new Refused(words);
};

const iconsOf = (checkout: Checkout) =>
  [...checkout.read('shared-ui/src/icons/icons.ts').matchAll(/[\s{]'?([a-z-]+)'?: [A-Z]/g)].map(
    ([, name = '']) => name,
  );
const isGroup = (name: string): name is MenuGroup => MENU_GROUPS.some((group) => group === name);

function optionsOf(checkout: Checkout, screen: string, cliOptions: CliOptions): ScreenOptions {
  const { title = titleOf(screen), group = 'plan', icon = 'boxes' } = cliOptions;
  const titles = Object.fromEntries(
    LANGUAGES.map((language) => [language, (language === 'en' ? title : (cliOptions[language] ?? title)).trim()]),
  ) as Record<Language, string>;
  if (!isGroup(group))
    throw new Refused(`There is no group ${group} in the menu: there are ${MENU_GROUPS.join(', ')}.`);
  if (!iconsOf(checkout).includes(icon))
    throw new Refused(`There is no icon ${icon}: there are ${iconsOf(checkout).join(', ')}.`);
  if (Object.values(titles).some((name) => !/^[^\\'"`{}<>]+$/.test(name) || name.length > MAX_TITLE_LENGTH))
    throw new Refused(`A title has at most ${MAX_TITLE_LENGTH} letters, and none of \\ ' " \` { } < >.`);
  return { titles, group, icon };
}

const KINDS: Readonly<
  Record<string, (checkout: Checkout, words: readonly string[], cliOptions: CliOptions) => string>
> = {
  area(checkout, [area = ''], cliOptions) {
    exitWithError(findAreaNameError(area, checkout.areas()));
    const screen = area.slice('mfe-'.length);
    const names = namesOf(area, screen);
    exitWithError(
      findScreenNameError(names, {
        areas: [area],
        paths: checkout.paths(),
        folders: checkout.folders(area),
        labels: [],
      }),
    );
    const options = optionsOf(checkout, screen, cliOptions);
    newArea(checkout, { area, short: names.short, owner: cliOptions.owner ?? `${titleOf(screen)} team` });
    newScreen(checkout, names, options);
    return `/${screen}`;
  },
  screen(checkout, [area = '', screen = ''], cliOptions) {
    const names = namesOf(area, screen);
    const labels = checkout.areas().includes(area) ? Object.keys(checkout.manifestOf(area).labels.en) : [];
    exitWithError(
      findScreenNameError(names, {
        areas: checkout.areas(),
        paths: checkout.paths(),
        folders: checkout.folders(area),
        labels,
      }),
    );
    exitWithError(cliOptions.owner && 'A screen is its area’s: --owner is for an area.');
    newScreen(checkout, names, optionsOf(checkout, screen, cliOptions));
    return `/${screen}`;
  },
};
const MAX_ARGUMENTS = { area: 1, screen: 2 };

const untranslated = (cliOptions: CliOptions) =>
  LANGUAGES.filter((language) => language !== 'en' && cliOptions[language] === undefined);

/** Runs `area <name>` or `screen <area> <name>` in a checkout; resolves to the output. @throws Refused before anything is written */
export function make(
  root: string,
  args: readonly string[],
): { changed: readonly string[]; address: string; untranslated: readonly string[] } {
  const {
    positionals: [kind = '', ...words],
    values,
  } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const create = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!create || words.length > MAX_ARGUMENTS[kind as keyof typeof MAX_ARGUMENTS]) throw new Refused(USAGE);
  const checkout = openCheckout(root);
  const address = create(checkout, words, values);
  return { changed: checkout.changed.toSorted(), address, untranslated: untranslated(values) };
}

/** npm has to link a new workspace; it needs no package that isn't installed. */
function link(root: string) {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env;
  const args = ['install', '--offline', '--loglevel=error'];
  const { status, stdout, stderr } = script
    ? spawnSync(node, [script, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new Refused(`npm has not linked the new package: run npm install.\n${stdout ?? ''}${stderr ?? ''}`);
}

/** Command line: prints the output and sets the exit code. */
export function main(root: string, args: readonly string[]) {
  try {
    const { changed, address, untranslated: open } = make(root, args);
    if (args[0] === 'area') link(root);
    const area = args[1] ?? '';
    console.log(changed.map((path) => `  ${path}`).join('\n'));
    if (open.length > 0)
      console.log(
        `\nIts title stands in English for ${open.join(', ')}: say it in ${area}/area.json and ${area}/locales.`,
      );
    console.log(`\nnpm run dev -- ${area} shows it at ${address}; npm run unit -- ${area} runs its tests.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
