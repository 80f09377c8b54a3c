import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@swc/core';
import type { ImportedName, RequiredExports } from './surface.rules.ts';
import { syntaxError } from './syntax-error.rules.ts';

type Node = { type?: string; [key: string]: unknown };
type Sources = { imports: ImportedName[]; syntaxErrors: string[] };

const KIT = /^shared-(ui|auth)(\/|$)/;
const FOR_TESTS = /\.test\.tsx?$|(^|\/)testing\//;
const DECLARATIONS = ['ImportDeclaration', 'ExportNamedDeclaration'];
/** All exports of a module: only the module itself is required. */
const NAMESPACE = '*';

const valueOf = (node: unknown) => (node as { value?: string } | null | undefined)?.value;

function importedName({ type, imported, local, orig }: Node): string {
  if (type === 'ImportNamespaceSpecifier' || type === 'ExportNamespaceSpecifier') return NAMESPACE;
  if (type === 'ImportDefaultSpecifier') return 'default';
  return valueOf(imported) ?? valueOf(orig) ?? valueOf(local) ?? '';
}

const namesOf = ({ type, specifiers, source }: Node): { module: string; name: string }[] =>
  type !== undefined && DECLARATIONS.includes(type) && KIT.test(valueOf(source) ?? '')
    ? ((specifiers as Node[] | undefined) ?? []).map((specifier) => ({
        module: valueOf(source) ?? '',
        name: importedName(specifier),
      }))
    : [];

/** Line of the first mention of a name in the import of that module, or of the module. */
function lineOf(text: string, { module, name }: { module: string; name: string }): number {
  const statement = [...text.matchAll(/^(?:import|export)\b[^;]*?from\s*['"]([^'"]+)['"]/gm)].find(
    ([all, from]) => from === module && (name === NAMESPACE || new RegExp(`\\b${name}\\b`).test(all)),
  );
  const within = statement?.[0].search(new RegExp(`\\b${name}\\b`)) ?? -1;
  return text.slice(0, (statement?.index ?? 0) + Math.max(within, 0)).split('\n').length;
}

async function readFile(folder: string, file: string): Promise<Sources> {
  const text = readFileSync(join(folder, file), 'utf8');
  try {
    const { body } = await parse(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
    const names = body.flatMap((item) => namesOf(item as unknown as Node));
    return { imports: names.map((name) => ({ ...name, file, line: lineOf(text, name) })), syntaxErrors: [] };
  } catch (error) {
    return { imports: [], syntaxErrors: [syntaxError(file, (error as Error).message)] };
  }
}

/** The imports of an area's sources from the kit, and their syntax errors, one sentence each. */
export async function readImports(folder: string): Promise<Sources> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !FOR_TESTS.test(file));
  const all = await Promise.all(files.toSorted().map((file) => readFile(folder, file)));
  return {
    imports: all.flatMap(({ imports }) => imports),
    syntaxErrors: all.flatMap(({ syntaxErrors }) => syntaxErrors),
  };
}

/** The names of the kit that an area's sources use, by module; `Slots` always, for what it fills and offers. */
export async function findRequiredExports(folder: string): Promise<RequiredExports> {
  const required: Record<string, Set<string>> = { 'shared-ui/area': new Set(['Slots']) };
  for (const { module, name } of (await readImports(folder)).imports)
    if (name !== NAMESPACE) (required[module] ??= new Set()).add(name);
  return Object.fromEntries(Object.entries(required).map(([module, names]) => [module, [...names].toSorted()]));
}
