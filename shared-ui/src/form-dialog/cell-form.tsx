import { use, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, Stack } from '../base/chakra.ts';
import { ConflictPanel } from '../form/core/conflict-panel.tsx';
import { ErrorSummary } from '../form/core/error-summary.tsx';
import { FormDirty, FormElement, SubmitButton } from '../form/core/form.tsx';
import { FormState, type FormStateProps } from '../form/core/form-state.tsx';
import type { Concurrency } from '../form/merge/use-record-form.ts';
import { EditorContext } from '../overlays/editor-popover.tsx';
import { messages } from '../overlays/overlays.messages.ts';
import { FocusFirst } from './focus-first.tsx';

type CellFormProps<T extends object> = Pick<FormStateProps<T>, 'schema' | 'errorMessages'> & {
  /** The row when the user began to edit; concurrent changes by others are merged. */
  concurrency: Concurrency<T>;
  onSubmit: (values: T) => Promise<unknown>;
  children: ReactNode;
};

/** The form of a cell: Enter saves and Escape cancels. Closes once the row shows the saved value. */
export function CellForm<T extends object>({ concurrency, onSubmit, children, ...form }: CellFormProps<T>) {
  const { close, setDirty } = use(EditorContext);
  const [begun] = useState(concurrency);
  return (
    <FormState
      {...form}
      initialValues={begun.values as Partial<T>}
      concurrency={begun}
      onSubmit={(values) => onSubmit(values).then(close)}
    >
      <FormDirty onChange={setDirty} />
      <FocusFirst />
      <FormElement>
        <Stack gap="3">
          <ConflictPanel />
          <ErrorSummary />
          {children}
          <Flex gap="2" justify="flex-end">
            <Button type="button" size="sm" variant="outline" onClick={close}>
              <FormattedMessage {...messages.cancel} />
            </Button>
            <SubmitButton size="sm" />
          </Flex>
        </Stack>
      </FormElement>
    </FormState>
  );
}
