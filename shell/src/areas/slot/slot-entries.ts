import { useAllowed, useSession } from 'shared-auth';
import { allows, type Access } from 'shared-contracts/values/access';
import { slotLoader } from './area-loader.ts';
import type { ResolvedArea } from 'shared-contracts/values/areas';
import { areas, useAreas } from './registry.ts';

/** `key`: `slot/name`. */
export type DeclaredPart = { area: ResolvedArea; key: string };

const partsOf = (all: readonly ResolvedArea[], name: string, allowed: (access: Access) => boolean): DeclaredPart[] =>
  all.flatMap((area) =>
    area.manifest.slots
      .filter(({ slot, access }) => slot === name && allowed(access))
      .map((part) => ({ area, key: `${part.slot}/${part.name}` })),
  );

/** What the areas declare for a place, as far as this person may see it. */
export const useSlotParts = (name: string): DeclaredPart[] => partsOf(useAreas(), name, useAllowed());

/** Begins to load the parts of a place that is about to be drawn. */
export function startSlot(name: string) {
  const { user } = useSession.getState();
  if (!user) return;
  for (const { area, key } of partsOf(areas(), name, (access) => allows(user, access)))
    void slotLoader(area, key).start();
}
