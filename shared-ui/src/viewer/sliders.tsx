import { useState } from 'react';
import { chakra } from '../base/chakra.ts';
import { withValues, useFormatMessage, type Message } from '../base/message.ts';
import { FilePreview } from '../files/file-preview.tsx';
import type { StoredFile } from '../files/use-file-url.ts';
import { IMAGE_LABELS, DOCUMENT_LABELS, type FileLabels } from './file-labels.ts';
import { Slider } from './slider.tsx';
import { useSlideIndex } from './use-slide-index.ts';
import { messages } from './viewer.messages.ts';
import { DocumentsViewer, ImageViewer } from './viewer.tsx';

type SliderProps = {
  /** "Photos of CAB-1234" */ label: Message;
  /** px; defaults to 300. */ height?: number;
};

/** A slider of images; a click opens the viewer. */
export const ImageSlider = ({ images, ...slider }: SliderProps & { images: readonly StoredFile[] }) => (
  <SliderWithViewer files={images} labels={IMAGE_LABELS} {...slider} />
);

/** A slider of documents; a click opens the viewer. */
export const DocumentSlider = ({ documents, ...slider }: SliderProps & { documents: readonly StoredFile[] }) => (
  <SliderWithViewer files={documents} labels={DOCUMENT_LABELS} {...slider} />
);

function SliderWithViewer({
  files,
  labels,
  label,
  height = 300,
}: SliderProps & { files: readonly StoredFile[]; labels: FileLabels }) {
  const formatMessage = useFormatMessage();
  const slides = useSlideIndex(files.length);
  const [openIndex, setOpenIndex] = useState<number>();
  const close = () => setOpenIndex(undefined);
  return (
    <>
      <Slider
        label={label}
        files={files}
        labels={labels}
        slides={slides}
        height={height}
        isCovered={openIndex !== undefined}
      >
        {(file) => (
          <SlideButton
            type="button"
            aria-label={formatMessage(withValues(messages.open, { name: file.name }))}
            onClick={() => setOpenIndex(slides.index)}
          >
            <FilePreview file={file} />
          </SlideButton>
        )}
      </Slider>
      {openIndex !== undefined &&
        (labels === IMAGE_LABELS ? (
          <ImageViewer images={files} initialIndex={openIndex} onClose={close} />
        ) : (
          <DocumentsViewer documents={files} initialIndex={openIndex} onClose={close} />
        ))}
    </>
  );
}

const SlideButton = chakra('button', {
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
