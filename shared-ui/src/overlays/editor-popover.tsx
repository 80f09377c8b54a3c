import { Popover, Portal } from '@chakra-ui/react';
import { createContext, useState, type ReactNode } from 'react';

type Editor = { close: () => void; setDirty: (isDirty: boolean) => void };
/** For the form in the popover. */
export const EditorContext = createContext<Editor>({ close: () => undefined, setDirty: () => undefined });

type EditorPopoverProps = {
  label: string;
  /** The button that opened it; it gets the focus back. */
  getButton: () => HTMLElement | null;
  /** The element that it is placed at. */
  getAnchor: () => HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
};

/** A form next to the edited element. With unsaved changes, a click elsewhere doesn't close it; Escape does. */
export function EditorPopover({ label, getButton, getAnchor, onClose, children }: EditorPopoverProps) {
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    onClose();
    getButton()?.focus();
  };
  return (
    <Popover.Root
      open
      onOpenChange={({ open }) => !open && close()}
      onInteractOutside={(event) => isDirty && event.preventDefault()}
      positioning={{ placement: 'bottom-start', getAnchorElement: getAnchor }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label} w="auto" minW="18rem" maxW="calc(100vw - 1rem)">
            <Popover.Body p="3">
              <EditorContext value={{ close, setDirty }}>{children}</EditorContext>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
