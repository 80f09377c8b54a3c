import { readArea } from '../build/area-release.ts';
import { readImports } from '../build/imports.ts';
import { surface } from '../build/surface.ts';
import { findMissingExports } from '../build/surface.rules.ts';
import { checkTypes } from '../build/types.ts';

/** Problems of an area in its own repository, one line each; stops while it can't be parsed. */
export async function findProblems(folder: string): Promise<string[]> {
  const { imports, syntaxErrors } = await readImports(folder);
  if (syntaxErrors.length > 0) return syntaxErrors;
  const declared = await readArea(folder).then(
    () => [],
    (error: Error) => [error.message],
  );
  const types = await checkTypes('area', { include: [folder] });
  return [...declared, ...findMissingExports(imports, await surface()), ...(types.ok ? [] : [types.output.trim()])];
}
