import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { table } from '../lib/table.ts';
import { labelFindings, translationFindings, type Finding } from './findings.ts';
import { clashes, messagesOf } from './messages.ts';

type LocatedFinding = Finding & { where: string; language: string };

const root = join(import.meta.dirname, '../..');
/** The named workspaces, otherwise all. */
const workspaces =
  process.argv.length > 2 ? process.argv.slice(2) : globSync(['shared-*', 'shell', 'mfe-*'], { cwd: root }).toSorted();
const translated = LANGUAGES.filter((language) => language !== 'en');
const readJson = (file: string) =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {};

const messages = new Map(
  await Promise.all(workspaces.map(async (name) => [name, await messagesOf(root, name)] as const)),
);
const all = [...messages.values()].flat();

const inLocales: LocatedFinding[] = [...messages].flatMap(([workspace, defined]) => {
  const english = Object.fromEntries(defined.map(({ id, text }) => [id, text]));
  return translated.flatMap((language) => {
    const texts = readJson(`${workspace}/locales/${language}.json`);
    return translationFindings(english, texts).map((finding) => ({
      ...finding,
      where: `${workspace}/locales`,
      language,
    }));
  });
});
const inLabels: LocatedFinding[] = workspaces
  .map((workspace) => `${workspace}/area.json`)
  .filter((file) => existsSync(join(root, file)))
  .flatMap((where) => labelFindings(readJson(where), LANGUAGES).map((finding) => ({ ...finding, where })));
const inEnglish: LocatedFinding[] = clashes(all).map(({ file, id, text }) => ({
  id,
  problem: `one id, several texts: ${text}`,
  where: file,
  language: 'en',
}));

const same = Map.groupBy([...inEnglish, ...inLocales, ...inLabels], ({ where, id, problem }) =>
  [where, id, problem].join('\n'),
);
const rows = [...same].map(([key, findings]) => [
  ...key.split('\n'),
  findings.map(({ language }) => language).join(' '),
]);

if (rows.length > 0) {
  console.log(table(['Where', 'Message', 'Problem', 'Language'], rows));
  process.exitCode = 1;
} else {
  console.log(`${all.length} messages, complete in ${LANGUAGES.length} languages.`);
}
