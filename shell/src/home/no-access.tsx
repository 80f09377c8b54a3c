import { EmptyState } from 'shared-ui';
import { useMenu } from '../navigation/use-menu.ts';
import { messages } from './home.messages.ts';

/** For users who may not open any screen. */
export const NoAccess = () =>
  useMenu().length === 0 && <EmptyState icon="lock" title={messages.noShortcuts} text={messages.noShortcutsText} />;
