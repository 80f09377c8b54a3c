import { Portal, Tooltip as Parts } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useSay, type Words } from '../base/words.ts';

export function Tooltip({ text, children }: { text: Words | string; children: ReactElement }) {
  const say = useSay();
  return (
    <Parts.Root openDelay={400} closeDelay={80} lazyMount unmountOnExit>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Portal><Parts.Positioner><Parts.Content>{typeof text === 'string' ? text : say(text)}</Parts.Content></Parts.Positioner></Portal>
    </Parts.Root>
  );
}
