import { join } from 'node:path';
import { areaNames } from '../build/area-names.ts';
import { checkTypes } from '../build/types.ts';
import { capture } from '../lib/capture.ts';
import { inPackage, ROOT } from '../lib/paths.ts';
import type { Phase } from './steps.ts';

const tool = (name: string, file: string, ...args: string[]) =>
  capture([process.execPath, inPackage(name, file), ...args]);

/** The checks of one area: problems elsewhere don't affect it. @throws for an unknown name */
export function areaSteps(area: string): Phase {
  if (!areaNames().includes(area)) throw new Error(`There is no area ${area}: there are ${areaNames().join(', ')}.`);
  return [
    { name: 'types', run: () => checkTypes(area, { include: [join(ROOT, area)] }) },
    {
      name: 'lint',
      run: () =>
        tool(
          'oxlint',
          'bin/oxlint',
          '--config',
          'tools/lint/oxlint.json',
          '--disable-nested-config',
          '--type-aware',
          '--deny-warnings',
          area,
        ),
    },
    {
      name: 'laws of import',
      run: () => capture([process.execPath, 'tools/laws/imports.ts', area]),
    },
    { name: 'translations', run: () => capture([process.execPath, 'tools/i18n/check.ts', area]) },
    {
      name: 'tests',
      run: () =>
        tool(
          'jest',
          'bin/jest.js',
          '--config',
          'tools/jest/jest.config.ts',
          '--selectProjects',
          'browser',
          '--testPathPatterns',
          `/${area}/|/shell/src/navigation/screens\\.test`,
        ),
    },
  ];
}
