import type { MessageDescriptor } from 'react-intl';
import type { Say } from '../base/words.ts';

/** One entry of a list to choose from; `hint` is a second line that tells it from its namesakes. */
export type Choice = { value: string; label: string; hint?: string };
/** Data as it comes from the server, or words by value. */
export type Choices = readonly Choice[] | Record<string, MessageDescriptor>;

export const choicesOf = (choices: Choices, say: Say): readonly Choice[] =>
  Array.isArray(choices)
    ? choices
    : Object.entries(choices as Record<string, MessageDescriptor>).map(([value, words]) => ({
        value,
        label: say(words),
      }));
