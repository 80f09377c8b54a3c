import { fireEvent } from '@testing-library/react';

export type PointerType = 'mouse' | 'touch' | 'pen';

/** Fires a pointer event: the test environment has none. */
export function firePointer(
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  target: Element,
  { x, y }: { x: number; y: number },
  pointerType: PointerType,
) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 });
  fireEvent(target, Object.assign(event, { pointerType, pointerId: 1 }));
}
