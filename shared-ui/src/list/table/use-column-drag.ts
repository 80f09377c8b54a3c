import { useState, type DragEvent } from 'react';

/** A column is taken by its head and let go on another, whose place it takes. By keyboard it is moved in the columns panel. */
export function useColumnDrag(onMove: (column: string, target: string) => void) {
  const [taken, setTaken] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setTaken(undefined);
    setOver(undefined);
  };
  return (id: string) => ({
    draggable: true,
    'data-target': (taken !== undefined && taken !== id && over === id) || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', id); // without it Firefox drags nothing
      setTaken(id);
    },
    onDragOver: (event: DragEvent) => {
      if (taken === undefined) return;
      event.preventDefault();
      setOver(id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (taken !== undefined && taken !== id) onMove(taken, id);
      end();
    },
    onDragEnd: end,
  });
}
