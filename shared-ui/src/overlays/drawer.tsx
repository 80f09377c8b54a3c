import { Drawer as Parts, Portal } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay, type Words } from '../base/words.ts';
import { messages } from './overlays.messages.ts';

type DrawerProps = { title: Words; side?: 'start' | 'end' | 'bottom'; onClose: () => void; footer?: ReactNode; children: ReactNode };

/** A sheet from the edge of the window; like a dialog it is open as long as it is rendered. */
export function Drawer({ title, side = 'end', onClose, footer, children }: DrawerProps) {
  const say = useSay();
  const [open, setOpen] = useState(true);
  return (
    <Parts.Root open={open} placement={side} onOpenChange={() => setOpen(false)} onExitComplete={onClose} lazyMount unmountOnExit>
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header><Parts.Title><FormattedMessage {...title} /></Parts.Title></Parts.Header>
            <Parts.Body>{children}</Parts.Body>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
            <Parts.CloseTrigger asChild>
              <IconButton variant="ghost" size="xs" aria-label={say(messages.close)}><Icon name="close" /></IconButton>
            </Parts.CloseTrigger>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
