import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import type { Message } from '../base/message.ts';
import { MEGABYTE, validateFile, type FileKind } from './file-kinds.ts';
import { shrinkImage } from './shrink-image.ts';

type Options = {
  kinds: readonly FileKind[];
  maxMegabytes: number;
  disabled: boolean;
  /** Shrinks images of more than a megabyte; photos of the camera are always shrunk. */
  shrinkImages: boolean;
  onFile: (file: File) => void;
};

const staysInside = ({ currentTarget, relatedTarget }: DragEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** Accepts the first file that is dropped or chosen, or returns why it is rejected. */
export function useFileDrop({ kinds, maxMegabytes, disabled, shrinkImages, onFile }: Options) {
  const [error, setError] = useState<Message>();
  const [isDragOver, setDragOver] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const shrink = async (file: File) => {
    setPreparing(true);
    return shrinkImage(file, Math.min(maxMegabytes * MEGABYTE, MAX_FILE_BYTES)).finally(() => setPreparing(false));
  };
  const accept = async (files: FileList | null, shouldShrink = shrinkImages) => {
    const [chosen] = files ?? [];
    if (!chosen || disabled || isPreparing) return;
    const file = shouldShrink ? await shrink(chosen) : chosen;
    const invalid = validateFile(file, kinds, maxMegabytes);
    setError(invalid);
    if (!invalid) onFile(file);
  };
  return {
    error,
    isDragOver,
    isPreparing,
    clearError: () => setError(undefined),
    dropProps: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault(); // otherwise the browser opens the file instead of the portal
        setDragOver(!disabled);
      },
      onDragLeave: (event: DragEvent) => setDragOver((isOver) => isOver && staysInside(event)),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDragOver(false);
        void accept(event.dataTransfer.files);
      },
    },
    onChoose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      void accept(target.files);
      target.value = ''; // so that the same file can be chosen again
    },
    onPhoto: ({ target }: ChangeEvent<HTMLInputElement>) => {
      void accept(target.files, true);
      target.value = '';
    },
  };
}
