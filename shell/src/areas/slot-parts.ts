import { useAllowed, useSession } from 'shared-auth';
import { allows, type Access } from 'shared-contracts/values/access';
import { slotLoader } from './area-loader.ts';
import { areas } from './registry.ts';

/** `key`: `slot/name`. */
export type DeclaredPart = { area: string; key: string };

const partsOf = (name: string, allowed: (access: Access) => boolean): DeclaredPart[] =>
  areas().flatMap(({ name: area, manifest: { slots } }) =>
    slots.filter(({ slot, access }) => slot === name && allowed(access)).map((part) => ({ area, key: `${part.slot}/${part.name}` })),
  );

/** What the areas declare for a place, as far as this person may see it. */
export const useSlotParts = (name: string): DeclaredPart[] => partsOf(name, useAllowed());

/** Begins to load the parts of a place that is about to be drawn. */
export function startSlot(name: string) {
  const { user } = useSession.getState();
  if (!user) return;
  for (const { area, key } of partsOf(name, (access) => allows(user, access))) void slotLoader(area, key).start();
}
