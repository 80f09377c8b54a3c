import { loadRemote, registerGlobalPlugins, registerPlugins, registerRemotes, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { containerName, type AreaAddress } from 'shared-contracts/values/areas';
import { persistAndPause } from './persist.ts';
import { loadScript, writtenScript } from './script.ts';

type Seam = 'routes' | 'slots';

const integrity = new Map<string, string | undefined>();

/** How the shell fetches an entry: checked, and asked for until it comes. */
const fetching: ModuleFederationRuntimePlugin = {
  name: 'consign-fetching',
  async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
    const container = () => Reflect.get(globalThis, entryGlobalName);
    if (!container()) await persistAndPause(entry, (address) => writtenScript(address) ?? loadScript(address, integrity.get(name)));
    return container();
  },
};

/** For the shell and every area: the runtime would remember for ever that a lent module failed to load. */
const forgetting: ModuleFederationRuntimePlugin = {
  name: 'consign-forgetting',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const version of versions.filter(({ loaded }) => !loaded)) version.loading = null;
  },
};

/** At the first load, not at import: only the built shell has a runtime to set up. */
let isSet = false;
function setUp() {
  if (isSet) return;
  registerPlugins([fetching, forgetting]);
  registerGlobalPlugins([forgetting]);
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
