import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, IconButton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, useSay } from '../base/words.ts';
import { isImage } from '../files/kinds.ts';
import { useFileAddress, type StoredFile } from '../files/use-file-address.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { Download } from './download.tsx';
import { IMAGES, PAPERS, type Kind } from './kinds-of-files.ts';
import { Sheet } from './sheet.tsx';
import { usePlace } from './use-place.ts';
import { useZoom, type Zoom } from './use-zoom.ts';
import { messages } from './viewer.messages.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

type ViewerProps = { /** Which of them is shown first, counted from 0. */ first?: number; onClose: () => void };

/** Images one at a time: zoomed, saved, gone through by keys. */
export const ImageViewer = ({ images, ...viewer }: ViewerProps & { images: readonly StoredFile[] }) => (
  <Viewer files={images} kind={IMAGES} {...viewer} />
);

/** Documents one at a time: PDF and images are shown, of what cannot be shown it says so; each can be saved. */
export const DocumentsViewer = ({ documents, ...viewer }: ViewerProps & { documents: readonly StoredFile[] }) => (
  <Viewer files={documents} kind={PAPERS} {...viewer} />
);

function Viewer({ files, kind, first = 0, onClose }: ViewerProps & { files: readonly StoredFile[]; kind: Kind }) {
  const place = usePlace(files.length, first);
  const file = files[place.at];
  if (!file)
    return (
      <Dialog title={kind.none} width={900} onClose={onClose}>
        {null}
      </Dialog>
    );
  return (
    <Dialog title={fill(messages.title, { name: file.name })} width={900} onClose={onClose}>
      <Shown file={file} kind={kind} place={place} count={files.length} />
    </Dialog>
  );
}

type Keys = { zoom: Zoom; place: ReturnType<typeof usePlace>; zooms: boolean; turns: boolean };

/** The arrows go on to the next; what is zoomed they move. */
function actOf(key: string, { zoom, place, zooms, turns }: Keys): (() => void) | undefined {
  const zooming: Record<string, () => void> = { '+': zoom.in, '-': zoom.out, 0: zoom.whole };
  const moving: Record<string, () => void> = {
    ArrowLeft: () => zoom.move(-1, 0),
    ArrowRight: () => zoom.move(1, 0),
    ArrowUp: () => zoom.move(0, -1),
    ArrowDown: () => zoom.move(0, 1),
  };
  const turning: Record<string, () => void> = { ArrowLeft: place.previous, ArrowRight: place.next };
  return (zooms && zooming[key]) || (zoom.isLeast ? (turns ? turning[key] : undefined) : moving[key]) || undefined;
}

type ShownProps = { file: StoredFile; kind: Kind; place: ReturnType<typeof usePlace>; count: number };

function Shown({ file, kind, place, count }: ShownProps) {
  const source = useFileAddress(file);
  const zoom = useZoom(file.url);
  const zooms = isImage(file.mime);
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? undefined : actOf(event.key, { zoom, place, zooms, turns: count > 1 });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Box display="flex" flexDirection="column" h="76dvh" minH="0" px="5" pb="5" onKeyDown={press}>
      <Flex align="center" gap="2" wrap="wrap" pb="3">
        {count > 1 && <Turn kind={kind} place={place} count={count} />}
        <Flex ms="auto" gap="2">
          {zooms && <ZoomButtons zoom={zoom} />}
          <Download name={file.name} address={source.address} />
        </Flex>
      </Flex>
      <Box flex="1" minH="0" overflow="hidden" borderWidth="1px" borderRadius="md" bg="bg.canvas">
        <Sheet key={file.url} file={file} source={source} zoom={zoom} />
      </Box>
    </Box>
  );
}

function Turn({ kind, place, count }: Omit<ShownProps, 'file'>) {
  const say = useSay();
  return (
    <Flex align="center" gap="1">
      <IconButton size="sm" variant="outline" aria-label={say(kind.previous)} onClick={place.previous}>
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton size="sm" variant="outline" aria-label={say(kind.next)} onClick={place.next}>
        <Icon name="chevron-right" />
      </IconButton>
      <Text role="status" ms="1" color="fg.muted" fontVariantNumeric="tabular-nums">
        <FormattedMessage {...fill(kind.place, { at: place.at + 1, of: count })} />
      </Text>
    </Flex>
  );
}
