import type { ReactNode } from 'react';
import type { Words } from '../base/words.ts';

export type Step = {
  id: string;
  title: Words;
  /** The values entered here: names, or starts of names for rows (`stops`). They are checked on leaving the step. */
  fields: readonly string[];
  content: ReactNode;
};
