import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { getContainerName, type AreaBuild } from 'shared-contracts/values/portal/areas';
import { createAreaAuth, type AreaCaller } from './area-auth.ts';
import { loadWithRetriesAndYield } from '../scripts/retry.ts';
import { findArea } from '../registry/registry.ts';
import { loadScript, findServerScript } from '../scripts/script.ts';

type ExposedModule = 'routes' | 'slots';

const AUTH_MODULE = 'shared-auth';

/** The current URL of each build, as the federation runtime only uses the first one that it receives. */
const buildByContainer = new Map<string, AreaBuild>();
const callerByContainer = new Map<string, AreaCaller>();

/** Loads remote entries with integrity checks and retries. */
const entryPlugin: ModuleFederationRuntimePlugin = {
  name: 'consign-entry',
  async loadEntry({ remoteInfo: { name, entry: registeredEntry, entryGlobalName } }) {
    const getContainer = () => Reflect.get(globalThis, entryGlobalName);
    const { entry, integrity } = buildByContainer.get(name) ?? { entry: registeredEntry };
    const { href } = new URL(entry, window.location.href);
    if (!getContainer())
      await loadWithRetriesAndYield(href, (url) => findServerScript(url) ?? loadScript(url, integrity));
    return getContainer();
  },
};

/** Lets the shell and areas retry a failed shared module, whose failure the runtime would cache forever. */
const shareRetryPlugin: ModuleFederationRuntimePlugin = {
  name: 'consign-share-retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const version of versions.filter(({ loaded }) => !loaded)) version.loading = null;
  },
};

/** Gives each build its own `shared-auth`, whose client allows only the calls that the build declares. */
const areaAuthPlugin: ModuleFederationRuntimePlugin = {
  name: 'consign-area-auth',
  beforeInitContainer(args) {
    const {
      shareScope,
      remoteInfo: { name },
    } = args;
    const auth = createAreaAuth(callerByContainer.get(name) ?? { area: name, build: '', apis: [] });
    const areaAuth = { lib: () => auth, get: async () => () => auth, loaded: true };
    const versions = Object.entries(shareScope[AUTH_MODULE] ?? {}).map(
      ([version, shared]) => [version, { ...shared, ...areaAuth }] as const,
    );
    return { ...args, shareScope: { ...shareScope, [AUTH_MODULE]: Object.fromEntries(versions) } };
  },
};

/** Runs on the first load instead of on import, as tests have no federation runtime. */
let isInitialized = false;
function initialize() {
  if (isInitialized) return;
  registerPlugins([entryPlugin, shareRetryPlugin, areaAuthPlugin]);
  registerGlobalPlugins([shareRetryPlugin]);
  isInitialized = true;
}

/** Loads a module that an area's build exposes. Every build is a separate remote, so that a tab can use two at once. */
export async function loadExposedModule<T>(area: string, build: AreaBuild, exposed: ExposedModule): Promise<T> {
  initialize();
  const name = getContainerName(area, build.build);
  buildByContainer.set(name, build);
  callerByContainer.set(name, {
    area,
    build: build.build,
    apis: build.apis ?? findArea(area)?.manifest.apis ?? [],
  });
  registerRemotes([{ name, entry: build.entry }]);
  const module = await loadRemote<{ default: T }>(`${name}/${exposed}`);
  if (!module) throw new Error(`${area} exposes no ${exposed}`);
  return module.default;
}
