import { useCallback, useRef, useState, type DragEvent } from 'react';

/** Reorders rows by dragging the handle of one onto another. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const draggedRow = useRef<number>(undefined);
  const [targetRow, setTargetRow] = useState<number>();
  const end = useCallback(() => {
    draggedRow.current = undefined;
    setTargetRow(undefined);
  }, []);
  /** Stable, for memoized rows. */
  const getHandleProps = useCallback(
    (row: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', String(row)); // required by Firefox
        const element = currentTarget.closest('[role=group], li');
        if (element) dataTransfer.setDragImage?.(element, 0, 0);
        draggedRow.current = row;
      },
      onDragEnd: end,
    }),
    [end],
  );
  const getDropProps = (row: number) => ({
    onDragOver: (event: DragEvent) => {
      if (draggedRow.current === undefined) return;
      event.preventDefault();
      setTargetRow(draggedRow.current === row ? undefined : row);
    },
    onDrop: (event: DragEvent) => {
      if (draggedRow.current === undefined) return;
      event.preventDefault();
      if (draggedRow.current !== row) onMove(draggedRow.current, row);
      end();
    },
  });
  return { targetRow, getHandleProps, getDropProps };
}
