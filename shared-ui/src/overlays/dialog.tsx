import { Dialog as Parts, Portal } from '@chakra-ui/react';
import { createContext, use, useCallback, useDeferredValue, useState, type FocusEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage, type Message } from '../base/message.ts';
import { messages } from './overlays.messages.ts';

/** px, by the specification */
export type DialogWidth = 400 | 500 | 600 | 900;

const FULLSCREEN_STYLE = { position: 'fixed', inset: '0', maxW: 'none', borderRadius: { base: '0', md: '0' } } as const;

type DialogProps = {
  title: Message;
  width?: DialogWidth;
  isFullscreen?: boolean;
  /** Called after the exit animation; the parent then unmounts it, with its form state. */
  onClose: () => void;
  /** Called before it closes by Escape, a click outside or the close button. Returning false keeps it open. */
  canClose?: () => boolean;
  footer?: ReactNode;
  /** Defaults to the first control. */
  initialFocus?: () => HTMLElement | null;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
};

const CloseContext = createContext<() => void>(() => undefined);
/** Returns a function that closes the surrounding dialog without `canClose`. */
export const useCloseDialog = () => use(CloseContext);

/** Escape closes an open list in the dialog first. */
const ignoreEscapeInOpenList = (event: KeyboardEvent) => {
  if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
};

/** A dialog that is replaced by another returns the focus when it has gone, which must not close the other. */
const ignoreFocusOutside = (event: Event) => event.preventDefault();

/** While another dialog opens or closes, the focus moves between the two without the user leaving a field. */
const ignoreBlurToOtherDialog = (event: FocusEvent) => {
  const { currentTarget, target, relatedTarget } = event;
  const other = relatedTarget instanceof Element && relatedTarget.closest('[data-scope=dialog][data-part=content]');
  if (other && other !== currentTarget && currentTarget.contains(target)) event.stopPropagation();
};

/** Pages in the portal's frame scroll within it. Locking the document would restyle all of it. */
const isDocumentScrollable = () => document.documentElement.scrollHeight > window.innerHeight;

const isDialogOpen = () => document.querySelector('[data-scope=dialog][data-part=content]') !== null;

/**
 * A form takes a phone up to a second to render. So the browser first paints what was pressed, and can handle input
 * meanwhile. A dialog that replaces another is rendered at once, as the page would appear between the two.
 */
export function Dialog(props: DialogProps) {
  const [isImmediate] = useState(isDialogOpen);
  return useDeferredValue(true, isImmediate) && <RenderedDialog {...props} />;
}

function RenderedDialog({
  title,
  width = 400,
  isFullscreen = false,
  onClose,
  canClose = () => true,
  footer,
  initialFocus,
  role = 'dialog',
  children,
}: DialogProps) {
  const formatMessage = useFormatMessage();
  const [isOpen, setOpen] = useState(true);
  const [preventScroll] = useState(isDocumentScrollable);
  const close = useCallback(() => setOpen(false), []); // a new one would render the form again as it closes
  return (
    <Parts.Root
      role={role}
      open={isOpen}
      onExitComplete={onClose}
      scrollBehavior="inside"
      preventScroll={preventScroll}
      lazyMount
      unmountOnExit
      onOpenChange={() => canClose() && setOpen(false)}
      initialFocusEl={initialFocus}
      onEscapeKeyDown={ignoreEscapeInOpenList}
      onFocusOutside={ignoreFocusOutside}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content
            onBlurCapture={ignoreBlurToOtherDialog}
            {...(isFullscreen ? FULLSCREEN_STYLE : { maxW: `${width}px` })}
          >
            <CloseContext value={close}>
              <Parts.Header>
                <Parts.Title>
                  <FormattedMessage {...title} />
                </Parts.Title>
              </Parts.Header>
              {children}
              {footer && <Parts.Footer>{footer}</Parts.Footer>}
              <Parts.CloseTrigger asChild>
                <IconButton variant="ghost" size="xs" aria-label={formatMessage(messages.close)}>
                  <Icon name="close" />
                </IconButton>
              </Parts.CloseTrigger>
            </CloseContext>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}

export const DialogBody = Parts.Body;
export const DialogFooter = Parts.Footer;
