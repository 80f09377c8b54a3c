import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaRelease } from 'shared-contracts/values/portal/areas';

/** The transferred bytes of each script of a built release: compressed if the build compressed it. */
export function scriptBytes(folder: string, { integrity }: Pick<AreaRelease, 'integrity'>): Record<string, number> {
  const sentFile = (script: string) =>
    [`${script}.br`, script].map((file) => join(folder, file)).find((file) => existsSync(file));
  return Object.fromEntries(
    Object.keys(integrity).map((script) => [script, statSync(sentFile(script) ?? join(folder, script)).size]),
  );
}
