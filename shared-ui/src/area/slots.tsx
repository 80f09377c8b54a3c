import { createContext, use, type ComponentType } from 'react';

export type SlotProps = { name: string; /** Handed to each part as its props. */ with?: object };
type SlotHost = { Slot: ComponentType<SlotProps>; /** Whether an area offers a part that this person may see. */ useIsFilled: (name: string) => boolean };

const Host = createContext<SlotHost>({ Slot: () => null, useIsFilled: () => false });

/** The shell brings what finds and loads the parts. */
export const SlotHostProvider = Host;

/** A place of an area that other areas may fill. Without a part it shows nothing. */
export function Slot(props: SlotProps) {
  const { Slot: Filled } = use(Host);
  return <Filled {...props} />;
}

/** For what only leads to a place: a button without a part behind it would do nothing. */
export const useIsSlotFilled = (name: string): boolean => use(Host).useIsFilled(name);
