import { useState, type RefObject } from 'react';
import { useFormatMessage, withValues } from '../base/message.ts';
import type { Option } from '../base/options.ts';
import type { OptionSource } from '../data/option-source.ts';
import { messages } from './picker.messages.ts';

/** Creates a record from the typed name. Resolves to undefined if it was not created. */
export type CreateOption = (name: string) => Promise<Option | undefined>;

type Params<Row> = {
  createOption: CreateOption | undefined;
  source: Pick<OptionSource<Row>, 'createRow' | 'toOption'>;
  typed: string | undefined;
  options: readonly Option[];
  isLoading: boolean;
  fieldRef: RefObject<HTMLElement | null>;
  onCreated: (option: Option, row?: Row) => void;
};

/** Value of the option that creates a record. */
const CREATE_VALUE = '+';
const isSameName = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

/** Adds an option that creates a record with the typed name, unless there is one with that name. */
export function useCreateOption<Row>({
  createOption,
  source: { createRow, toOption },
  typed = '',
  options,
  isLoading,
  fieldRef,
  onCreated,
}: Params<Row>) {
  const formatMessage = useFormatMessage();
  const [isCreating, setCreating] = useState(false);
  const name = typed.trim();
  const canCreate = createOption !== undefined || createRow !== undefined;
  const isOffered = canCreate && name && !isLoading && !options.some(({ label }) => isSameName(label, name));
  const label = createRow ? messages.createEntry : messages.addEntry;
  const create = async () => {
    if (createOption) {
      const option = await createOption(name);
      if (option) onCreated(option);
    }
    const row = await createRow?.(name);
    if (row) onCreated(toOption(row), row);
    if (createRow) fieldRef.current?.focus();
  };
  return {
    options: isOffered
      ? [...options, { value: CREATE_VALUE, label: formatMessage(withValues(label, { name })) }]
      : options,
    isCreating,
    /** Creates the record if this is the option to create one; returns false for other options. */
    handleCreate: ({ value }: Option) => {
      if (value !== CREATE_VALUE || !canCreate) return false;
      setCreating(true);
      void create()
        .catch(() => undefined) // the mutation shows its error
        .finally(() => setCreating(false));
      return true;
    },
  };
}
