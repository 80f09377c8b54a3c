import type { IconName } from '../base/icon.tsx';
import type { Message } from '../base/message.ts';

/** An action on a record: a button or a menu item. */
export type Action = {
  label: Message;
  icon?: IconName;
  onSelect: () => unknown;
  /** Shown as a button; the other actions are in the menu. */
  primary?: boolean;
  /** Shown as an outlined button before the primary ones. */
  secondary?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Asks for confirmation with this text, which describes the consequences. */
  confirmText?: Message;
};
