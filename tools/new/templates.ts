import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATES = join(import.meta.dirname, 'templates');
const ENDING = '.template';
/** `dot.github` becomes `.github`: npm excludes some hidden files from packages. */
const DOT = /(^|\/)dot\./g;

/** Replaces `__name__` by the value of that name. @throws if there is none */
export const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/__([\w:@/-]+?)__/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a template names ${place}, which nobody fills`);
    return value;
  });

/** Writes every file of a template into a folder; resolves to their paths within it. */
export function writeTemplate(name: string, folder: string, values: Readonly<Record<string, string>>): string[] {
  const source = join(TEMPLATES, name);
  return globSync('**/*', { cwd: source })
    .filter((file) => statSync(join(source, file)).isFile())
    .toSorted()
    .map((file) => {
      const path = filled(file.slice(0, -ENDING.length), values).replaceAll(DOT, '$1.');
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), filled(readFileSync(join(source, file), 'utf8'), values));
      return path;
    });
}

/** The texts of a new screen in the languages other than English. */
export const templateTexts = (): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(TEMPLATES, 'texts.json'), 'utf8'));
