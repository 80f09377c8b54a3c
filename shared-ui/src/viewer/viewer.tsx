import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, IconButton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { withValues, useFormatMessage } from '../base/message.ts';
import { isImage } from '../files/file-kinds.ts';
import { useFileUrl, type StoredFile } from '../files/use-file-url.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { DownloadButton } from './download-button.tsx';
import { IMAGE_LABELS, DOCUMENT_LABELS, type FileLabels } from './file-labels.ts';
import { FileView } from './file-view.tsx';
import { useSlideIndex } from './use-slide-index.ts';
import { useZoom, type Zoom } from './use-zoom.ts';
import { messages } from './viewer.messages.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

type ViewerProps = { /** Zero-based. */ initialIndex?: number; onClose: () => void };

/** A dialog with images: zoom, download, keyboard navigation. */
export const ImageViewer = ({ images, ...viewer }: ViewerProps & { images: readonly StoredFile[] }) => (
  <Viewer files={images} labels={IMAGE_LABELS} {...viewer} />
);

/** A dialog with documents: shows PDFs and images, and offers other files for download. */
export const DocumentsViewer = ({ documents, ...viewer }: ViewerProps & { documents: readonly StoredFile[] }) => (
  <Viewer files={documents} labels={DOCUMENT_LABELS} {...viewer} />
);

function Viewer({
  files,
  labels,
  initialIndex = 0,
  onClose,
}: ViewerProps & { files: readonly StoredFile[]; labels: FileLabels }) {
  const slides = useSlideIndex(files.length, initialIndex);
  const file = files[slides.index];
  if (!file)
    return (
      <Dialog title={labels.none} width={900} onClose={onClose}>
        {null}
      </Dialog>
    );
  return (
    <Dialog title={withValues(messages.title, { name: file.name })} width={900} onClose={onClose}>
      <ViewerContent file={file} labels={labels} slides={slides} count={files.length} />
    </Dialog>
  );
}

type KeyOptions = {
  zoom: Zoom;
  slides: ReturnType<typeof useSlideIndex>;
  canZoom: boolean;
  hasSeveral: boolean;
};

/** Arrow keys go to the next slide, or scroll a zoomed image. */
function findKeyAction(key: string, { zoom, slides, canZoom, hasSeveral }: KeyOptions): (() => void) | undefined {
  const zoomActions: Record<string, () => void> = { '+': zoom.zoomIn, '-': zoom.zoomOut, 0: zoom.reset };
  const scrollActions: Record<string, () => void> = {
    ArrowLeft: () => zoom.scrollBy(-1, 0),
    ArrowRight: () => zoom.scrollBy(1, 0),
    ArrowUp: () => zoom.scrollBy(0, -1),
    ArrowDown: () => zoom.scrollBy(0, 1),
  };
  const slideActions: Record<string, () => void> = { ArrowLeft: slides.previous, ArrowRight: slides.next };
  if (canZoom && zoomActions[key]) return zoomActions[key];
  if (!zoom.isMin) return scrollActions[key];
  return hasSeveral ? slideActions[key] : undefined;
}

type ViewerContentProps = {
  file: StoredFile;
  labels: FileLabels;
  slides: ReturnType<typeof useSlideIndex>;
  count: number;
};

function ViewerContent({ file, labels, slides, count }: ViewerContentProps) {
  const source = useFileUrl(file);
  const zoom = useZoom(file.url);
  const canZoom = isImage(file.mime);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const action = findKeyAction(event.key, { zoom, slides, canZoom, hasSeveral: count > 1 });
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <Box display="flex" flexDirection="column" h="76dvh" minH="0" px="5" pb="5" onKeyDown={onKeyDown}>
      <Flex align="center" gap="2" wrap="wrap" pb="3">
        {count > 1 && <SlideNavigation labels={labels} slides={slides} count={count} />}
        <Flex ms="auto" gap="2">
          {canZoom && <ZoomButtons zoom={zoom} />}
          <DownloadButton name={file.name} url={source.url} />
        </Flex>
      </Flex>
      <Box flex="1" minH="0" overflow="hidden" borderWidth="1px" borderRadius="md" bg="bg.canvas">
        <FileView key={file.url} file={file} source={source} zoom={zoom} />
      </Box>
    </Box>
  );
}

function SlideNavigation({ labels, slides, count }: Omit<ViewerContentProps, 'file'>) {
  const formatMessage = useFormatMessage();
  return (
    <Flex align="center" gap="1">
      <IconButton size="sm" variant="outline" aria-label={formatMessage(labels.previous)} onClick={slides.previous}>
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton size="sm" variant="outline" aria-label={formatMessage(labels.next)} onClick={slides.next}>
        <Icon name="chevron-right" />
      </IconButton>
      <Text role="status" ms="1" color="fg.muted" fontVariantNumeric="tabular-nums">
        <FormattedMessage {...withValues(labels.position, { index: slides.index + 1, total: count })} />
      </Text>
    </Flex>
  );
}
