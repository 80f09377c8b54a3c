import { useState } from 'react';
import { Box, Center, chakra, Skeleton } from '../base/chakra.ts';
import { ErrorState } from '../feedback/panels.tsx';
import { isImage, isPdf } from '../files/kinds.ts';
import type { StoredFile, useFileAddress } from '../files/use-file-address.ts';
import { NotShown } from './not-shown.tsx';
import type { Zoom } from './use-zoom.ts';

type SheetProps = { file: StoredFile; source: ReturnType<typeof useFileAddress>; zoom: Zoom };

const Frame = chakra('iframe', { base: { boxSize: 'full', border: '0', bg: 'bg.subtle' } });
/** Browsers without a viewer of their own would offer the file to be saved instead. */
const showsPdf = () => navigator.pdfViewerEnabled !== false;

/** One file, as large as there is room: an image, or a PDF as the browser shows it. */
export function Sheet({ file, source: { address, error, retry }, zoom }: SheetProps) {
  const [broken, setBroken] = useState<string>();
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!address) return <Skeleton boxSize="full" />;
  if (isPdf(file.mime) && showsPdf()) return <Frame title={file.name} src={`${address}#view=FitH&navpanes=0`} />;
  if (!isImage(file.mime) || address === broken)
    return (
      <Center boxSize="full">
        <NotShown name={file.name} address={address} />
      </Center>
    );
  const size = `${zoom.zoom * 100}%`;
  return (
    <Box
      ref={zoom.box}
      boxSize="full"
      overflow="auto"
      cursor={zoom.isLeast ? 'zoom-in' : 'grab'}
      onPointerMove={zoom.draw}
      onDoubleClick={zoom.toggle}
    >
      <chakra.img
        src={address}
        alt={file.name}
        draggable={false}
        maxW="none"
        style={{ width: size, height: size }}
        objectFit="contain"
        onError={() => setBroken(address)}
      />
    </Box>
  );
}
