import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../lib/table.ts';

export type Manifest = {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

const EXACT = /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const wants = ({ dependencies, devDependencies, optionalDependencies, peerDependencies }: Manifest) =>
  [dependencies, devDependencies, optionalDependencies, peerDependencies].flatMap((section) =>
    Object.entries(section ?? {}),
  );

/** A peer of this repository: lerna raises its version and leaves peers as they are, so it is a range. */
function satisfiesPeer(range: string, version: string): boolean {
  const [wanted, found] = [range.replace('^', ''), version].map((text) => text.split('.').map(Number));
  const [major = 0, minor = 0, patch = 0] = wanted ?? [];
  const [ownMajor = 0, ownMinor = 0, ownPatch = 0] = found ?? [];
  const isNewEnough = ownMinor === minor ? ownPatch >= patch : ownMinor > minor;
  return range.startsWith('^') && major === ownMajor && isNewEnough;
}

/** One exact version per library across all workspaces: the violations, one line each. */
export function versionFindings(
  manifests: readonly Manifest[],
): { library: string; version: string; workspace: string }[] {
  const own = manifests.flatMap(({ name, version }) => (version ? [{ library: name, version, workspace: name }] : []));
  const isOwnPeer = ({ peerDependencies = {} }: Manifest, library: string, version: string) =>
    peerDependencies[library] === version &&
    own.some((one) => one.library === library && satisfiesPeer(version, one.version));
  const all = manifests.flatMap((manifest) =>
    wants(manifest)
      .filter(([library, version]) => !isOwnPeer(manifest, library, version))
      .map(([library, version]) => ({ library, version, workspace: manifest.name })),
  );
  const versions = Map.groupBy([...own, ...all], ({ library }) => library);
  const differs = ({ library }: { library: string }) =>
    new Set(versions.get(library)?.map(({ version }) => version)).size > 1;
  return all
    .filter((want) => !EXACT.test(want.version) || differs(want))
    .toSorted((a, b) => a.library.localeCompare(b.library));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const manifest = (folder: string): Manifest & { workspaces?: string[] } =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const findings = versionFindings(['.', ...(manifest('.').workspaces ?? [])].map(manifest));
  if (findings.length > 0) {
    console.log(
      table(
        ['Library', 'Version', 'Workspace'],
        findings.map(({ library, version, workspace }) => [library, version, workspace]),
      ),
    );
    process.exitCode = 1;
  }
}
