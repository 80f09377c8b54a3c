import { useRef, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Text } from '../base/chakra.ts';
import type { Message } from '../base/message.ts';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from './dialog.tsx';
import { messages } from './overlays.messages.ts';

type ConfirmDialogProps = {
  title?: Message;
  /** The consequences: "Cancels trip T-104 and its 3 orders". */
  text?: Message;
  /** "Cancel trip" */
  confirmLabel?: Message;
  danger?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
};

type ButtonsProps = Pick<ConfirmDialogProps, 'confirmLabel' | 'danger' | 'onConfirm'> & {
  cancelButton: RefObject<HTMLButtonElement | null>;
};

function Buttons({ confirmLabel = messages.confirm, danger, onConfirm, cancelButton }: ButtonsProps) {
  const close = useCloseDialog();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await Promise.resolve(onConfirm()).then(close, () => setBusy(false)); // the mutation shows its error
  };
  return (
    <DialogFooter>
      <Button ref={cancelButton} variant="outline" onClick={close}>
        <FormattedMessage {...messages.back} />
      </Button>
      <Button colorPalette={danger ? 'bad' : 'accent'} loading={isBusy} onClick={() => void run()}>
        <FormattedMessage {...confirmLabel} />
      </Button>
    </DialogFooter>
  );
}

export function ConfirmDialog({
  title = messages.confirmTitle,
  text = messages.confirmText,
  onClose,
  ...buttons
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null); // the safe choice has the focus
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose} initialFocus={() => cancelButton.current}>
      <DialogBody>
        <Text>
          <FormattedMessage {...text} />
        </Text>
      </DialogBody>
      <Buttons {...buttons} cancelButton={cancelButton} />
    </Dialog>
  );
}
