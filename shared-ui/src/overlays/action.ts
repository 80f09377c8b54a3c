import type { IconName } from '../base/icon.tsx';
import type { Words } from '../base/words.ts';

/** Something a person can do to what is shown: a button or an entry of a menu. */
export type Action = {
  label: Words;
  icon?: IconName;
  onSelect: () => unknown;
  /** The likeliest: a button; the others are in the menu. */
  primary?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Asks first, with the consequence in words. */
  confirm?: Words;
};
