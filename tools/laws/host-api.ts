import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isHostApiCompatible } from 'shared-contracts/values/portal/host-api';
import { readJson, writeJsonAtomically } from '../lib/files.ts';
import { surface } from '../build/surface.ts';
import { findBreakingChanges, findVagueDeprecations, type Surface } from '../build/surface.rules.ts';
import { root } from '../webpack/paths.ts';
import { hostApi } from '../webpack/shared.ts';

type Written = { hostApi: string; surface: Surface };

const FILE = join(root, 'shared-ui/host-api.json');

/** Breaking changes against the recorded host API, one sentence each; none after a major version change. Vague deprecations always. */
export function hostApiFindings(
  { hostApi: version, surface: before }: Written,
  now: { version: string; surface: Surface },
): string[] {
  const broken = isHostApiCompatible(`^${version}`, now.version) ? findBreakingChanges(before, now.surface) : [];
  return [...broken, ...findVagueDeprecations(now.surface)];
}

export const writtenHostApi = (): Written => readJson<Written>(FILE);

if (import.meta.main) {
  const now = { version: hostApi(), surface: await surface() };
  const findings = existsSync(FILE) ? hostApiFindings(writtenHostApi(), now) : [];
  if (findings.length > 0 && !process.argv.includes('--overwrite')) {
    console.log(
      `${findings.join('\n')}\n\nAreas that want ^${writtenHostApi().hostApi} would break: keep it, or raise the version of shared-ui and what the areas want of it.`,
    );
    process.exitCode = 1;
  } else {
    writeJsonAtomically(FILE, { hostApi: now.version, surface: now.surface } satisfies Written);
    console.log(`${FILE} records the host API of shared-ui ${now.version}.`);
  }
}
