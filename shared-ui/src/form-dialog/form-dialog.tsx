import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { Button, Skeleton, Stack } from '../base/chakra.ts';
import type { Words } from '../base/words.ts';
import { ErrorState } from '../feedback/panels.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormDirty, FormElement, SubmitButton } from '../form/form.tsx';
import { FormState } from '../form/form-state.tsx';
import type { Codes } from '../form/errors.ts';
import { messages as formMessages } from '../form/form.messages.ts';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter, useCloseDialog, type DialogWidth } from '../overlays/dialog.tsx';
import { messages } from '../overlays/overlays.messages.ts';

type FormDialogProps<T extends object> = {
  title: Words;
  schema: ObjectSchema<T>;
  /** What is edited; `{}` for something new; undefined while it loads. */
  initial: Partial<T> | undefined;
  /** Why it could not be loaded. */
  error?: unknown;
  /** The words above that reason. */
  failed?: Words;
  /** What the main button does; "Save" if nothing else is said. */
  submit?: Words;
  width?: DialogWidth;
  /** Words for what the server alone finds wrong, by code. */
  codes?: Codes;
  /** Does not close after a success: there is more to do. */
  stays?: boolean;
  /** Another one begins the form anew, with what is `initial` then. */
  round?: number;
  onSubmit: (values: T) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: Enter submits, Escape asks if something would be lost, a success closes. */
export function FormDialog<T extends object>({ title, width, round, onClose, ...content }: FormDialogProps<T>) {
  const [dirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const mayClose = () => {
    setLeaving(dirty);
    return !dirty;
  };
  return (
    <Dialog title={title} width={width} onClose={onClose} mayClose={mayClose}>
      <Content
        key={round}
        {...content}
        mayClose={mayClose}
        onDirty={setDirty}
        leaving={leaving}
        stay={() => setLeaving(false)}
      />
    </Dialog>
  );
}

type ContentProps<T extends object> = Omit<FormDialogProps<T>, 'title' | 'width' | 'round' | 'onClose'> & {
  mayClose: () => boolean;
  onDirty: (dirty: boolean) => void;
  leaving: boolean;
  stay: () => void;
};

function Content<T extends object>({
  schema,
  initial,
  error,
  failed,
  submit = formMessages.save,
  onSubmit,
  codes,
  stays,
  mayClose,
  onDirty,
  leaving,
  stay,
  children,
}: ContentProps<T>) {
  const close = useCloseDialog();
  const [cameLater] = useState(initial === undefined);
  if (error && !initial)
    return (
      <DialogBody>
        <ErrorState error={error} title={failed} />
      </DialogBody>
    );
  if (!initial)
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
      initial={initial}
      codes={codes}
      onSubmit={(values) => onSubmit(values).then(stays ? undefined : close)}
    >
      <FormDirty onChange={onDirty} />
      {cameLater && <FocusFirst />}
      <FormElement>
        <DialogBody>
          <ErrorSummary />
          <Stack gap="4">{children}</Stack>
        </DialogBody>
        <DialogFooter>
          {stays ? (
            <Button type="button" variant="outline" onClick={() => mayClose() && close()}>
              <FormattedMessage {...messages.close} />
            </Button>
          ) : (
            <Button type="button" variant="outline" onClick={close}>
              <FormattedMessage {...messages.cancel} />
            </Button>
          )}
          <SubmitButton label={submit} />
        </DialogFooter>
      </FormElement>
      {leaving && (
        <ConfirmDialog
          title={formMessages.leaveTitle}
          text={formMessages.leaveText}
          confirm={formMessages.leave}
          danger
          onConfirm={close}
          onClose={stay}
        />
      )}
    </FormState>
  );
}

const FIELDS = ':is(input, select, textarea):not([type=hidden], :disabled)';

/** Fields that were still loading when the dialog took the focus have it once they are there. */
function FocusFirst() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('[role=dialog]');
    if (!form?.querySelector(`${FIELDS}:focus`)) form?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
  return <span ref={place} hidden />;
}
