import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { containerName, type AreaAddress } from 'shared-contracts/values/areas';
import { limitedAuth, type Calling } from './limited-auth.ts';
import { persistAndPause } from './persist.ts';
import { areaNamed } from './registry.ts';
import { loadScript, writtenScript } from './script.ts';

type Seam = 'routes' | 'slots';

const AUTH = 'shared-auth';

/** Where each build lies by now: the runtime keeps the address that it was told first. */
const addresses = new Map<string, AreaAddress>();
const calling = new Map<string, Calling>();

/** How the shell fetches an entry: checked, and asked for until it comes. */
const fetching: ModuleFederationRuntimePlugin = {
  name: 'consign-fetching',
  async loadEntry({ remoteInfo: { name, entry: first, entryGlobalName } }) {
    const container = () => Reflect.get(globalThis, entryGlobalName);
    const { entry, integrity } = addresses.get(name) ?? { entry: first };
    const { href } = new URL(entry, window.location.href);
    if (!container())
      await persistAndPause(href, (address) => writtenScript(address) ?? loadScript(address, integrity));
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

/** Every build is lent a shared-auth of its own, whose client makes the build's calls and no others. */
const limiting: ModuleFederationRuntimePlugin = {
  name: 'consign-limiting',
  beforeInitContainer(given) {
    const {
      shareScope,
      remoteInfo: { name },
    } = given;
    const auth = limitedAuth(calling.get(name) ?? { area: name, build: '', apis: [] });
    const lent = { lib: () => auth, get: async () => () => auth, loaded: true };
    const versions = Object.entries(shareScope[AUTH] ?? {}).map(
      ([version, shared]) => [version, { ...shared, ...lent }] as const,
    );
    return { ...given, shareScope: { ...shareScope, [AUTH]: Object.fromEntries(versions) } };
  },
};

/** At the first load, not at import: only the built shell has a runtime to set up. */
let isSet = false;
function setUp() {
  if (isSet) return;
  registerPlugins([fetching, forgetting, limiting]);
  registerGlobalPlugins([forgetting]);
  isSet = true;
}

/** What an area's build exposes. Every build is a remote of its own, so that the tab can hold two. */
export async function loadSeam<T>(area: string, address: AreaAddress, seam: Seam): Promise<T> {
  setUp();
  const name = containerName(area, address.build);
  addresses.set(name, address);
  calling.set(name, { area, build: address.build, apis: address.apis ?? areaNamed(area)?.manifest.apis ?? [] });
  registerRemotes([{ name, entry: address.entry }]);
  const module = await loadRemote<{ default: T }>(`${name}/${seam}`);
  if (!module) throw new Error(`${area} exposes no ${seam}`);
  return module.default;
}
