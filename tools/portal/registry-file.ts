import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'shared-contracts/portal/areas';
import type { AreaRelease, Registry as Document, ShellDescriptor } from 'shared-contracts/values/portal/areas';
import { change } from '../release/change.ts';
import { folderStore } from '../release/folder-store.ts';
import { EMPTY, publish, setShell } from '../release/registry.rules.ts';
import { REGISTRY } from '../release/store.ts';
import { readJson } from '../lib/files.ts';

/** The folder of a built portal with the registry and all releases. */
export const areasFolder = (portal: string) => join(portal, 'areas');

export function readRegistry(portal: string): Document {
  const file = join(areasFolder(portal), REGISTRY);
  return existsSync(file) ? Registry.parse(readJson(file)) : EMPTY;
}

/** Publishes a release to the stable channel. Concurrent calls don't overwrite each other. */
export const register = (portal: string, build: string, release: AreaRelease) =>
  change(folderStore(areasFolder(portal)), (registry) => publish(registry, build, release));

/** Registers the shell that pages are rendered for from now on. */
export const registerShell = (portal: string, shell: ShellDescriptor) =>
  change(folderStore(areasFolder(portal)), (registry) => setShell(registry, shell));
