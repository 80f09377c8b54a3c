import { useState, type ChangeEvent, type DragEvent } from 'react';
import type { Words } from '../base/words.ts';
import { MEGABYTE, refusalOf, type FileKind } from './kinds.ts';
import { shrunk } from './shrink.ts';

type DropOptions = {
  kinds: readonly FileKind[];
  maxMegabytes: number;
  off: boolean;
  /** Pictures that are too large are made smaller; those of the camera always are. */
  shrinks: boolean;
  onFile: (file: File) => void;
};

const stays = ({ currentTarget, relatedTarget }: DragEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** Takes the first file that is dropped or chosen, or says why not. */
export function useDrop({ kinds, maxMegabytes, off, shrinks, onFile }: DropOptions) {
  const [refused, setRefused] = useState<Words>();
  const [over, setOver] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const prepared = async (file: File) => {
    setPreparing(true);
    return shrunk(file, maxMegabytes * MEGABYTE).finally(() => setPreparing(false));
  };
  const take = async (files: FileList | null, mayShrink = shrinks) => {
    const [chosen] = files ?? [];
    if (!chosen || off || preparing) return;
    const file = mayShrink ? await prepared(chosen) : chosen;
    const refusal = refusalOf(file, kinds, maxMegabytes);
    setRefused(refusal);
    if (!refusal) onFile(file);
  };
  return {
    refused,
    over,
    preparing,
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
        void take(event.dataTransfer.files);
      },
    },
    onChoose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      void take(target.files);
      target.value = ''; // so that the same file can be chosen again
    },
    onPhotographed: ({ target }: ChangeEvent<HTMLInputElement>) => {
      void take(target.files, true);
      target.value = '';
    },
  };
}
