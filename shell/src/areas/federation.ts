import { loadRemote, registerPlugins, registerRemotes, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { containerName, type AreaAddress } from 'shared-contracts/values/areas';
import { persist } from './persist.ts';
import { loadScript } from './script.ts';

type Seam = 'routes' | 'slots';

const integrity = new Map<string, string | undefined>();

const plugin: ModuleFederationRuntimePlugin = {
  name: 'consign',
  async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
    await persist(entry, (address) => loadScript(address, integrity.get(name)));
    return Reflect.get(globalThis, entryGlobalName);
  },
  /** The runtime would remember for ever that a lent module failed to load. */
  errorLoadShare({ pkgName, shareScopeMap }) {
    const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const version of versions.filter(({ loaded }) => !loaded)) version.loading = null;
  },
};

let isSet = false;
function setUp() {
  if (!isSet) registerPlugins([plugin]);
  isSet = true;
}

/** What an area's build exposes. Every build is a remote of its own, so that the tab can hold two. */
export async function loadSeam<T>(area: string, address: AreaAddress, seam: Seam): Promise<T> {
  setUp();
  const name = containerName(area, address.build);
  integrity.set(name, address.integrity);
  registerRemotes([{ name, entry: address.entry }]);
  const module = await loadRemote<{ default: T }>(`${name}/${seam}`);
  if (!module) throw new Error(`${area} exposes no ${seam}`);
  return module.default;
}
