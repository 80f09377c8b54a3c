import { useRef, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Text } from '../base/chakra.ts';
import type { Words } from '../base/words.ts';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from './dialog.tsx';
import { messages } from './overlays.messages.ts';

type ConfirmDialogProps = {
  title?: Words;
  /** What will happen, in words: "Cancels trip T-104 and its 3 orders". */
  text?: Words;
  /** What the button does: "Cancel trip". */
  confirm?: Words;
  danger?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
};

type ButtonsProps = Pick<ConfirmDialogProps, 'confirm' | 'danger' | 'onConfirm'> & {
  back: RefObject<HTMLButtonElement | null>;
};

function Buttons({ confirm = messages.confirm, danger, onConfirm, back }: ButtonsProps) {
  const close = useCloseDialog();
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await Promise.resolve(onConfirm()).then(close, () => setBusy(false)); // what failed is told by the mutation
  };
  return (
    <DialogFooter>
      <Button ref={back} variant="outline" onClick={close}>
        <FormattedMessage {...messages.back} />
      </Button>
      <Button colorPalette={danger ? 'bad' : 'accent'} loading={busy} onClick={() => void act()}>
        <FormattedMessage {...confirm} />
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
  const back = useRef<HTMLButtonElement>(null); // the safe way is the nearest
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose} initialFocus={() => back.current}>
      <DialogBody>
        <Text>
          <FormattedMessage {...text} />
        </Text>
      </DialogBody>
      <Buttons {...buttons} back={back} />
    </Dialog>
  );
}
