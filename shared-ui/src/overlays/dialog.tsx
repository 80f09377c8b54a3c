import { Dialog as Parts, Portal } from '@chakra-ui/react';
import { createContext, use, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay, type Words } from '../base/words.ts';
import { messages } from './overlays.messages.ts';

/** px; the widths of the specification. */
export type DialogWidth = 400 | 500 | 600 | 900;

const WHOLE_WINDOW = { position: 'fixed', inset: '0', maxW: 'none', borderRadius: { base: '0', md: '0' } } as const;

type DialogProps = {
  title: Words;
  width?: DialogWidth;
  /** Takes the whole window. */
  isFull?: boolean;
  /** Called when it has gone from the screen; the parent then stops rendering it, and with it goes what was typed. */
  onClose: () => void;
  /** Asked before it closes by Escape, a click outside or its cross. False keeps it open. */
  mayClose?: () => boolean;
  footer?: ReactNode;
  /** The first control has the focus if nothing else is said. */
  initialFocus?: () => HTMLElement | null;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
};

const Close = createContext<() => void>(() => undefined);
/** Closes the dialog around, without asking. */
export const useCloseDialog = () => use(Close);

/** Escape closes a list that is open in the dialog first. */
const leaveToOpenList = (event: KeyboardEvent) => {
  if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
};

export function Dialog({
  title,
  width = 400,
  isFull = false,
  onClose,
  mayClose = () => true,
  footer,
  initialFocus,
  role = 'dialog',
  children,
}: DialogProps) {
  const say = useSay();
  const [open, setOpen] = useState(true);
  return (
    <Parts.Root
      role={role}
      open={open}
      onExitComplete={onClose}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      onOpenChange={() => mayClose() && setOpen(false)}
      initialFocusEl={initialFocus}
      onEscapeKeyDown={leaveToOpenList}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content {...(isFull ? WHOLE_WINDOW : { maxW: `${width}px` })}>
            <Close value={() => setOpen(false)}>
              <Parts.Header>
                <Parts.Title>
                  <FormattedMessage {...title} />
                </Parts.Title>
              </Parts.Header>
              {children}
              {footer && <Parts.Footer>{footer}</Parts.Footer>}
              <Parts.CloseTrigger asChild>
                <IconButton variant="ghost" size="xs" aria-label={say(messages.close)}>
                  <Icon name="close" />
                </IconButton>
              </Parts.CloseTrigger>
            </Close>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}

export const DialogBody = Parts.Body;
export const DialogFooter = Parts.Footer;
