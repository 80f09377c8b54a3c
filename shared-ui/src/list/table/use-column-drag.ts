import { useState, type DragEvent } from 'react';

/** Reorders columns by dragging one header onto another. Keyboard users use the columns panel. */
export function useColumnDrag(onMove: (column: string, target: string) => void) {
  const [draggedId, setDraggedId] = useState<string>();
  const [targetId, setTargetId] = useState<string>();
  const end = () => {
    setDraggedId(undefined);
    setTargetId(undefined);
  };
  return (id: string) => ({
    draggable: true,
    'data-target': (draggedId !== undefined && draggedId !== id && targetId === id) || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', id); // required by Firefox
      setDraggedId(id);
    },
    onDragOver: (event: DragEvent) => {
      if (draggedId === undefined) return;
      event.preventDefault();
      setTargetId(id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (draggedId !== undefined && draggedId !== id) onMove(draggedId, id);
      end();
    },
    onDragEnd: end,
  });
}
