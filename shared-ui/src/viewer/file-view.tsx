import { useState } from 'react';
import { Box, Center, chakra, Skeleton } from '../base/chakra.ts';
import { ErrorState } from '../feedback/states.tsx';
import { isImage, isPdf } from '../files/file-kinds.ts';
import type { StoredFile, useFileUrl } from '../files/use-file-url.ts';
import { UnsupportedFile } from './unsupported-file.tsx';
import type { Zoom } from './use-zoom.ts';

type FileViewProps = { file: StoredFile; source: ReturnType<typeof useFileUrl>; zoom: Zoom };

const Frame = chakra('iframe', { base: { boxSize: 'full', border: '0', bg: 'bg.subtle' } });
/** Browsers without a PDF viewer would download the file instead. */
const canShowPdf = () => navigator.pdfViewerEnabled !== false;

/** A file at full size: an image, or a PDF in the browser's viewer. */
export function FileView({ file, source: { url, error, retry }, zoom }: FileViewProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!url) return <Skeleton boxSize="full" />;
  if (isPdf(file.mime) && canShowPdf()) return <Frame title={file.name} src={`${url}#view=FitH&navpanes=0`} />;
  if (!isImage(file.mime) || url === failedUrl)
    return (
      <Center boxSize="full">
        <UnsupportedFile name={file.name} url={url} />
      </Center>
    );
  const size = `${zoom.factor * 100}%`;
  return (
    <Box
      ref={zoom.box}
      boxSize="full"
      overflow="auto"
      cursor={zoom.isMin ? 'zoom-in' : 'grab'}
      onPointerMove={zoom.onPointerMove}
      onDoubleClick={zoom.toggle}
    >
      <chakra.img
        src={url}
        alt={file.name}
        draggable={false}
        maxW="none"
        style={{ width: size, height: size }}
        objectFit="contain"
        onError={() => setFailedUrl(url)}
      />
    </Box>
  );
}
