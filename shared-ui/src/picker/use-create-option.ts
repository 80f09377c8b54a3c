import { useState } from 'react';
import { useFormatMessage, withValues } from '../base/message.ts';
import type { Option } from '../base/options.ts';
import { messages } from './picker.messages.ts';

/** Creates a record from the typed name. Resolves to undefined if it was not created. */
export type CreateOption = (name: string) => Promise<Option | undefined>;

type Params = {
  createOption: CreateOption | undefined;
  typed: string | undefined;
  options: readonly Option[];
  isLoading: boolean;
  onCreated: (option: Option) => void;
};

/** Value of the option that creates a record. */
const CREATE_VALUE = '+';
const isSameName = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

/** Adds an option that creates a record with the typed name, unless there is one with that name. */
export function useCreateOption({ createOption, typed = '', options, isLoading, onCreated }: Params) {
  const formatMessage = useFormatMessage();
  const [isCreating, setCreating] = useState(false);
  const name = typed.trim();
  const isOffered = createOption && name && !isLoading && !options.some(({ label }) => isSameName(label, name));
  return {
    options: isOffered
      ? [...options, { value: CREATE_VALUE, label: formatMessage(withValues(messages.addEntry, { name })) }]
      : options,
    isCreating,
    /** Creates the record if the option is the one for that; returns false for other options. */
    handleCreate: ({ value }: Option) => {
      if (value !== CREATE_VALUE || !createOption) return false;
      setCreating(true);
      void createOption(name)
        .then(
          (option) => option && onCreated(option),
          () => undefined,
        )
        .finally(() => setCreating(false)); // the mutation shows its error
      return true;
    },
  };
}
