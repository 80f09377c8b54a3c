import { useState } from 'react';
import { fill, useSay } from '../base/words.ts';
import type { Choice } from '../form/choices.ts';
import { messages } from './picker.messages.ts';

/** Makes an entry of what was typed. Undefined: it was not made after all. */
export type Add = (name: string) => Promise<Choice | undefined>;

type Adding = {
  add: Add | undefined;
  typed: string | undefined;
  choices: readonly Choice[];
  isLoading: boolean;
  onAdded: (choice: Choice) => void;
};

/** No id of an entry. */
const NEW = '+';
const isSame = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/** The list's last choice: to add what was typed, when there is nothing of that name. */
export function useAdding({ add, typed = '', choices, isLoading, onAdded }: Adding) {
  const say = useSay();
  const [isAdding, setAdding] = useState(false);
  const name = typed.trim();
  const isOffered = add && name && !isLoading && !choices.some(({ label }) => isSame(label, name));
  return {
    choices: isOffered ? [...choices, { value: NEW, label: say(fill(messages.addEntry, { name })) }] : choices,
    isAdding,
    /** False: it is a choice like any other. */
    takes: ({ value }: Choice) => {
      if (value !== NEW || !add) return false;
      setAdding(true);
      void add(name)
        .then(
          (choice) => choice && onAdded(choice),
          () => undefined,
        )
        .finally(() => setAdding(false)); // what failed is told by the mutation
      return true;
    },
  };
}
