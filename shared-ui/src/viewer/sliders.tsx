import { useState } from 'react';
import { chakra } from '../base/chakra.ts';
import { fill, useSay, type Words } from '../base/words.ts';
import { Preview } from '../files/preview.tsx';
import type { StoredFile } from '../files/use-file-address.ts';
import { IMAGES, PAPERS, type Kind } from './kinds-of-files.ts';
import { Slider } from './slider.tsx';
import { usePlace } from './use-place.ts';
import { messages } from './viewer.messages.ts';
import { DocumentsViewer, ImageViewer } from './viewer.tsx';

type SliderProps = {
  /** What they show: "Photos of CAB-1234". */ label: Words;
  /** px; 300 if nothing else is said. */ height?: number;
};

/** Images that change by themselves; a click shows one large. */
export const ImageSlider = ({ images, ...slider }: SliderProps & { images: readonly StoredFile[] }) => (
  <Opening files={images} kind={IMAGES} {...slider} />
);

/** Documents that change by themselves; a click opens one. */
export const DocumentSlider = ({ documents, ...slider }: SliderProps & { documents: readonly StoredFile[] }) => (
  <Opening files={documents} kind={PAPERS} {...slider} />
);

function Opening({ files, kind, label, height = 300 }: SliderProps & { files: readonly StoredFile[]; kind: Kind }) {
  const say = useSay();
  const place = usePlace(files.length);
  const [opened, setOpened] = useState<number>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Slider label={label} files={files} kind={kind} place={place} height={height} covered={opened !== undefined}>
        {(file) => (
          <Large
            type="button"
            aria-label={say(fill(messages.open, { name: file.name }))}
            onClick={() => setOpened(place.at)}
          >
            <Preview file={file} />
          </Large>
        )}
      </Slider>
      {opened !== undefined &&
        (kind === IMAGES ? (
          <ImageViewer images={files} first={opened} onClose={close} />
        ) : (
          <DocumentsViewer documents={files} first={opened} onClose={close} />
        ))}
    </>
  );
}

const Large = chakra('button', {
  base: {
    display: 'block',
    boxSize: 'full',
    p: '2',
    cursor: 'zoom-in',
    borderRadius: 'md',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-2px' },
    '& img': { pointerEvents: 'none' },
  },
});
