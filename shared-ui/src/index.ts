export * from './base/chakra.ts';
export { Checkbox, Input, Select, Switch, Textarea } from './base/controls.tsx';
export { Icon, type IconName } from './base/icon.tsx';
export { getInitials } from './base/initials.ts';
export { LANGUAGE_NAMES } from './base/language-names.ts';
export { useIsMobile } from './base/use-media.ts';
export { useStableCallback } from './base/use-stable-callback.ts';
export { OrganizationMark } from './base/organization-mark.tsx';
export { useDebounced } from './base/use-debounced.ts';
export {
  withValues,
  useFormatMessage,
  type ComposedMessage,
  type FormatMessage,
  type Message,
} from './base/message.ts';
export { QueryContent, PageSkeleton } from './feedback/query-content.tsx';
export { lazyDialog } from './feedback/lazy-dialog.tsx';
export { lazyWithSkeleton } from './feedback/lazy-with-skeleton.tsx';
export { EmptyState, ErrorState, NoAccess, NotFound } from './feedback/states.tsx';
export { uiLocales } from './locales.ts';
export { Page } from './page/page.tsx';
export { setPortalName, setPageTitle } from './page/title.ts';
export { DescriptionItem, DescriptionList, Section } from './page/section.tsx';
export { AppProviders } from './provider/app-providers.tsx';
export { addStyleSheet } from './base/add-style-sheet.ts';
export { getThemeSystem } from './theme/system.ts';
export { useColorMode } from './provider/color-mode.ts';
export { MessagesProvider } from './provider/messages-provider.tsx';
