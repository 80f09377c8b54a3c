import { Portal, Tooltip as Parts } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Told } from '../base/told.tsx';
import type { Words } from '../base/words.ts';

export function Tooltip({ text, children }: { text: Words | string; children: ReactElement }) {
  return (
    <Parts.Root openDelay={400} closeDelay={80} lazyMount unmountOnExit>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Portal><Parts.Positioner><Parts.Content><Told text={text} /></Parts.Content></Parts.Positioner></Portal>
    </Parts.Root>
  );
}
