import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { Button, Stack } from '../base/chakra.ts';
import type { Words } from '../base/words.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormElement, SubmitButton } from '../form/form.tsx';
import { FormState } from '../form/form-state.tsx';
import { DialogBody, DialogFooter, useCloseDialog } from '../overlays/dialog.tsx';
import { messages } from '../overlays/overlays.messages.ts';

type BulkFormProps<T extends object> = {
  schema: ObjectSchema<T>;
  initial?: Partial<T>;
  submit: Words;
  onSubmit: (values: T) => void;
  children: ReactNode;
};

/** What a bulk action must know first: stands in its dialog, by `ask`. */
export function BulkForm<T extends object>({ schema, initial = {}, submit, onSubmit, children }: BulkFormProps<T>) {
  const close = useCloseDialog();
  return (
    <FormState schema={schema} initial={initial} onSubmit={async (values) => onSubmit(values)}>
      <FormElement>
        <DialogBody pt="2">
          <ErrorSummary />
          <Stack gap="4">{children}</Stack>
        </DialogBody>
        <DialogFooter>
          <Button type="button" variant="outline" onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <SubmitButton label={submit} />
        </DialogFooter>
      </FormElement>
    </FormState>
  );
}
