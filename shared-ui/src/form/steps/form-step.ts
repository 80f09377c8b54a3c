import type { ReactNode } from 'react';
import type { Message } from '../../base/message.ts';

export type FormStep = {
  id: string;
  title: Message;
  /** Names of the step's values, or prefixes of names for rows (`stops`). They are validated when the user leaves the step. */
  fields: readonly string[];
  content: ReactNode;
};
