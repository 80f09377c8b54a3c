import { useCallback, useRef, useState, type DragEvent } from 'react';

/** A row is taken by its grip and let go on another, whose place it takes. By keyboard it is moved by its buttons. */
export function useRowDrag(move: (from: number, to: number) => void) {
  const taken = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  const end = useCallback(() => {
    taken.current = undefined;
    setOver(undefined);
  }, []);
  /** What a row is taken by; the same function for good. */
  const grip = useCallback(
    (row: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', String(row)); // without it Firefox drags nothing
        const whole = currentTarget.closest('[role=group], li');
        if (whole) dataTransfer.setDragImage?.(whole, 0, 0);
        taken.current = row;
      },
      onDragEnd: end,
    }),
    [end],
  );
  /** What a row is let go on. */
  const into = (row: number) => ({
    onDragOver: (event: DragEvent) => {
      if (taken.current === undefined) return;
      event.preventDefault();
      setOver(taken.current === row ? undefined : row);
    },
    onDrop: (event: DragEvent) => {
      if (taken.current === undefined) return;
      event.preventDefault();
      if (taken.current !== row) move(taken.current, row);
      end();
    },
  });
  return { over, grip, into };
}
