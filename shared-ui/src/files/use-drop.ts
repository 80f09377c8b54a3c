import { useState, type ChangeEvent, type DragEvent } from 'react';
import type { Words } from '../base/words.ts';
import { refusalOf, type FileKind } from './kinds.ts';

type DropOptions = { kinds: readonly FileKind[]; maxMegabytes: number; off: boolean; onFile: (file: File) => void };

const stays = ({ currentTarget, relatedTarget }: DragEvent) => relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** Takes the first file that is dropped or chosen, or says why not. */
export function useDrop({ kinds, maxMegabytes, off, onFile }: DropOptions) {
  const [refused, setRefused] = useState<Words>();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file || off) return;
    const refusal = refusalOf(file, kinds, maxMegabytes);
    setRefused(refusal);
    if (!refusal) onFile(file);
  };
  return {
    refused, over,
    forget: () => setRefused(undefined),
    area: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault(); // else the browser opens the file in place of the portal
        setOver(!off);
      },
      onDragLeave: (event: DragEvent) => setOver((was) => was && stays(event)),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    onChoose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      take(target.files);
      target.value = ''; // so that the same file can be chosen again
    },
  };
}
