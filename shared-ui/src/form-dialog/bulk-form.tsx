import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { Button, Stack } from '../base/chakra.ts';
import type { Message } from '../base/message.ts';
import { ErrorSummary } from '../form/core/error-summary.tsx';
import { FormElement, SubmitButton } from '../form/core/form.tsx';
import { FormState } from '../form/core/form-state.tsx';
import { DialogBody, DialogFooter, useCloseDialog } from '../overlays/dialog.tsx';
import { messages } from '../overlays/overlays.messages.ts';

type BulkFormProps<T extends object> = {
  schema: ObjectSchema<T>;
  initialValues?: Partial<T>;
  submitLabel: Message;
  onSubmit: (values: T) => void;
  children: ReactNode;
};

/** The form of a bulk action, for its `renderForm`. */
export function BulkForm<T extends object>({
  schema,
  initialValues = {},
  submitLabel,
  onSubmit,
  children,
}: BulkFormProps<T>) {
  const close = useCloseDialog();
  return (
    <FormState schema={schema} initialValues={initialValues} onSubmit={async (values) => onSubmit(values)}>
      <FormElement>
        <DialogBody pt="2">
          <ErrorSummary />
          <Stack gap="4">{children}</Stack>
        </DialogBody>
        <DialogFooter>
          <Button type="button" variant="outline" onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <SubmitButton label={submitLabel} />
        </DialogFooter>
      </FormElement>
    </FormState>
  );
}
