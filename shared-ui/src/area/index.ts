export {
  Slot,
  SlotHostProvider,
  useIsSlotFilled,
  type SlotProps,
  type Slots,
  type HomeWaitingProps,
} from './slots.tsx';
import type { Language } from 'shared-contracts/values/limits';
import type { Slots } from './slots.tsx';
import type { ComponentType } from 'react';

/** A page's module: one component, its default export. */
export type PageModule = { default: ComponentType };
/** A slot component's module; its props are what the slot passes. */
export type SlotModule<Props = never> = { default: ComponentType<Props> };
export type LocaleModule = { default: Record<string, string> };

/** English is in the messages files; the other languages are loaded on demand. */
export type Locales = Record<Exclude<Language, 'en'>, () => Promise<LocaleModule>>;

/** The default export of an area's `src/app/routes.tsx`. Its pages are exactly the routes that its `area.json` declares. */
export type AreaRoutes = { pages: Record<`/${string}`, () => Promise<PageModule>>; messages: Locales };

type TypedSlots = { [Name in keyof Slots as `${Name}/${string}`]?: () => Promise<SlotModule<Slots[Name]>> };
/** The default export of an area's `src/app/slots.tsx`: slot components by `slot/name`, as its `area.json` declares them. */
export type AreaSlots = Record<`${string}/${string}`, () => Promise<SlotModule>> & TypedSlots;
