export { Slot, SlotHostProvider, useIsSlotFilled, type SlotProps, type Slots, type WaitingProps } from './slots.tsx';
import type { Language } from 'shared-contracts/values/limits';
import type { Slots } from './slots.tsx';
import type { ComponentType } from 'react';

/** A page's module: one component, its default export. */
export type PageModule = { default: ComponentType };
/** A slot's module; what the slot's place hands over comes as props. */
export type SlotModule<Props = never> = { default: ComponentType<Props> };
export type LocaleModule = { default: Record<string, string> };

/** English stands in the messages files; the others are loaded when wanted. */
export type Locales = Record<Exclude<Language, 'en'>, () => Promise<LocaleModule>>;

/** The default export of an area's `src/app/routes.tsx`. Its pages are the routes that its `area.json` declares, no more and no less. */
export type AreaRoutes = { pages: Record<`/${string}`, () => Promise<PageModule>>; messages: Locales };

type TypedSlots = { [Name in keyof Slots as `${Name}/${string}`]?: () => Promise<SlotModule<Slots[Name]>> };
/** The default export of an area's `src/app/slots.tsx`, by `slot/name` as its `area.json` declares them; each part takes what its place hands over. */
export type AreaSlots = Record<`${string}/${string}`, () => Promise<SlotModule>> & TypedSlots;
