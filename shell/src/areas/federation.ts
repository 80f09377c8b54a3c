import { containerName, type AreaAddress } from 'shared-contracts/values/areas';
import { persistAndPause } from './persist.ts';
import { loadScript, writtenScript } from './script.ts';

type Seam = 'routes' | 'slots';
/** What the entry of an area's build leaves behind, by the name of the build. */
type Container = { init: (lent: object) => Promise<void> | undefined; get: (seam: string) => Promise<() => unknown> };

declare const __webpack_init_sharing__: (scope: string) => Promise<void> | undefined;
declare const __webpack_share_scopes__: Record<string, object>;

const SCOPE = 'default';
const left = (name: string): Container | undefined => Reflect.get(globalThis, name);

async function open(name: string, { entry, integrity }: AreaAddress): Promise<Container> {
  if (!left(name)) await persistAndPause(entry, (address) => writtenScript(address) ?? loadScript(address, integrity));
  const container = left(name);
  if (!container) throw new Error(`${entry} did not leave ${name}`);
  await __webpack_init_sharing__(SCOPE);
  await container.init(__webpack_share_scopes__[SCOPE] ?? {});
  return container;
}

const opened = new Map<string, Promise<Container>>();

/** The same for all who ask at once; a failure is no answer, and is asked for again. */
function containerOf(name: string, address: AreaAddress): Promise<Container> {
  const known = opened.get(name);
  if (known) return known;
  const opening = open(name, address);
  opened.set(name, opening);
  opening.catch(() => opened.delete(name));
  return opening;
}

/** What an area's build exposes. Every build has a name of its own, so that the tab can hold two. */
export async function loadSeam<T>(area: string, address: AreaAddress, seam: Seam): Promise<T> {
  const container = await containerOf(containerName(area, address.build), address);
  const factory = await container.get(`./${seam}`);
  return (factory() as { default: T }).default;
}
