import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { Button, Skeleton, Stack } from '../base/chakra.ts';
import type { Message } from '../base/message.ts';
import { ErrorState } from '../feedback/states.tsx';
import { ErrorSummary } from '../form/core/error-summary.tsx';
import { FormDirty, FormElement, SubmitButton } from '../form/core/form.tsx';
import { FormState } from '../form/core/form-state.tsx';
import { ConflictPanel } from '../form/core/conflict-panel.tsx';
import type { Concurrency } from '../form/merge/use-record-form.ts';
import type { MessagesByCode } from '../form/core/errors.ts';
import { messages as formMessages } from '../form/form.messages.ts';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter, useCloseDialog, type DialogWidth } from '../overlays/dialog.tsx';
import { messages } from '../overlays/overlays.messages.ts';
import { FocusFirst } from './focus-first.tsx';

type FormDialogProps<T extends object> = {
  title: Message;
  schema: ObjectSchema<T>;
  /** `{}` for a new record; undefined while it loads. */
  initialValues: Partial<T> | undefined;
  /** The error if the record could not be loaded. */
  error?: unknown;
  /** Title of that error. */
  errorTitle?: Message;
  /** Defaults to "Save". */
  submitLabel?: Message;
  width?: DialogWidth;
  /** Messages for the server's errors, by code. */
  errorMessages?: MessagesByCode;
  /** Does not close after a success. */
  keepOpen?: boolean;
  /** Resets the form to `initialValues` when it changes. */
  formKey?: number;
  /** For a record that others may change concurrently, from `useRecordForm`. */
  concurrency?: Concurrency<T> | undefined;
  onSubmit: (values: T) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog. Closing it with unsaved changes asks for confirmation; a successful submit closes it. */
export function FormDialog<T extends object>({ title, width, formKey, onClose, ...content }: FormDialogProps<T>) {
  const [isDirty, setDirty] = useState(false);
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const canClose = () => {
    setConfirmingClose(isDirty);
    return !isDirty;
  };
  return (
    <Dialog title={title} width={width} onClose={onClose} canClose={canClose}>
      <Content
        key={formKey}
        {...content}
        canClose={canClose}
        onDirty={setDirty}
        isConfirmingClose={isConfirmingClose}
        onCancelClose={() => setConfirmingClose(false)}
      />
    </Dialog>
  );
}

type ContentProps<T extends object> = Omit<FormDialogProps<T>, 'title' | 'width' | 'formKey' | 'onClose'> & {
  canClose: () => boolean;
  onDirty: (isDirty: boolean) => void;
  isConfirmingClose: boolean;
  onCancelClose: () => void;
};

function Content<T extends object>({
  schema,
  initialValues,
  error,
  errorTitle,
  submitLabel = formMessages.save,
  onSubmit,
  errorMessages,
  concurrency,
  keepOpen,
  canClose,
  onDirty,
  isConfirmingClose,
  onCancelClose,
  children,
}: ContentProps<T>) {
  const close = useCloseDialog();
  const [wasLoading] = useState(initialValues === undefined);
  if (error && !initialValues)
    return (
      <DialogBody>
        <ErrorState error={error} title={errorTitle} />
      </DialogBody>
    );
  if (!initialValues)
    return (
      <DialogBody>
        <Stack gap="5" pb="4">
          <Skeleton h="12" />
          <Skeleton h="12" />
          <Skeleton h="12" />
        </Stack>
      </DialogBody>
    );
  return (
    <FormState
      schema={schema}
      initialValues={initialValues}
      errorMessages={errorMessages}
      concurrency={concurrency}
      onSubmit={(values) => onSubmit(values).then(keepOpen ? undefined : close)}
    >
      <FormDirty onChange={onDirty} />
      {wasLoading && <FocusFirst />}
      <FormElement>
        <DialogBody>
          <ConflictPanel />
          <ErrorSummary />
          <Stack gap="4">{children}</Stack>
        </DialogBody>
        <DialogFooter>
          {keepOpen ? (
            <Button type="button" variant="outline" onClick={() => canClose() && close()}>
              <FormattedMessage {...messages.close} />
            </Button>
          ) : (
            <Button type="button" variant="outline" onClick={close}>
              <FormattedMessage {...messages.cancel} />
            </Button>
          )}
          <SubmitButton label={submitLabel} />
        </DialogFooter>
      </FormElement>
      {isConfirmingClose && (
        <ConfirmDialog
          title={formMessages.leaveTitle}
          text={formMessages.leaveText}
          confirmLabel={formMessages.leave}
          danger
          onConfirm={close}
          onClose={onCancelClose}
        />
      )}
    </FormState>
  );
}
