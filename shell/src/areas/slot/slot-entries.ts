import { useAccessCheck, useSession } from 'shared-auth';
import { hasAccess, type Access } from 'shared-contracts/values/identity/access';
import { getSlotLoader } from '../loading/area-loader.ts';
import type { ResolvedArea } from 'shared-contracts/values/portal/areas';
import { listAreas, useAreas } from '../registry/registry.ts';

/** A component that an area declares for a slot. `key`: `slot/name`. */
export type SlotEntry = { area: ResolvedArea; key: string };

const findEntries = (
  areas: readonly ResolvedArea[],
  name: string,
  isAllowed: (access: Access) => boolean,
): SlotEntry[] =>
  areas.flatMap((area) =>
    area.manifest.slots
      .filter(({ slot, access }) => slot === name && isAllowed(access))
      .map((entry) => ({ area, key: `${entry.slot}/${entry.name}` })),
  );

/** Lists the entries of a slot that the user may see. */
export const useSlotEntries = (name: string): SlotEntry[] => findEntries(useAreas(), name, useAccessCheck());

/** Starts loading the entries of a slot before it renders. */
export function preloadSlot(name: string) {
  const { user } = useSession.getState();
  if (!user) return;
  for (const { area, key } of findEntries(listAreas(), name, (access) => hasAccess(user, access)))
    void getSlotLoader(area, key).start();
}
