import { useRef, useState, type ReactNode } from 'react';
import { Box, Flex } from '../../base/chakra.ts';
import type { Message } from '../../base/message.ts';
import { Dialog, DialogBody } from '../../overlays/dialog.tsx';
import type { Coordinates } from '../engine/geo.ts';
import { Control } from './map-controls.tsx';
import { messages } from '../map.messages.ts';
import { DEFAULT_ZOOM, MapPane, getInitialView } from './map-pane.tsx';
import type { View } from './use-map.ts';

export type MapViewProps = {
  /** Accessible name. */
  label: Message;
  /** Initial center; defaults to `fitTo`. */
  center?: Coordinates;
  zoom?: number;
  /** Points to fit into view, initially and whenever they change. */
  fitTo?: readonly Coordinates[];
  /** px, or a CSS height. */
  height?: number | string;
  /** Markers, lines, geofences, vehicles. */
  children?: ReactNode;
  /** Shows only the bundled map, without requests to other sites. */
  isBundled?: boolean;
  /** Controls below the map, also when it is enlarged. */
  footer?: ReactNode;
};

const NO_POINTS: readonly Coordinates[] = [];

/** A map that can be enlarged in a dialog. Everything selectable on it must also be in a list. */
export function MapView({
  label,
  center,
  zoom = DEFAULT_ZOOM,
  fitTo = NO_POINTS,
  height = 320,
  isBundled = false,
  children,
  footer,
}: MapViewProps) {
  const view = useRef<View>(getInitialView(center, zoom, fitTo));
  const [isEnlarged, setEnlarged] = useState(false);
  const [isFullscreen, setFullscreen] = useState(false);
  const paneProps = { label, zoom, fitTo, view, isBundled, children };
  if (!isEnlarged) {
    return (
      <Flex direction="column" height={height}>
        <Box flex="1" minH="0" borderRadius="md" overflow="hidden" borderWidth="1px" borderColor="border.subtle">
          <MapPane
            {...paneProps}
            buttons={<Control icon="larger" label={messages.openLarger} onClick={() => setEnlarged(true)} />}
          />
        </Box>
        {footer}
      </Flex>
    );
  }
  const close = () => {
    setEnlarged(false);
    setFullscreen(false);
  };
  const toggle = isFullscreen ? (
    <Control icon="smaller" label={messages.exitFullscreen} onClick={() => setFullscreen(false)} />
  ) : (
    <Control icon="larger" label={messages.fullscreen} onClick={() => setFullscreen(true)} />
  );
  return (
    <>
      <Box height={height} borderRadius="md" bg="bg.subtle" />
      <Dialog title={label} width={900} isFullscreen={isFullscreen} onClose={close}>
        <DialogBody display="flex" flexDirection="column" p="0" minH="0">
          <Box flex={isFullscreen ? '1' : 'none'} height="65dvh" minH="0">
            <MapPane {...paneProps} buttons={toggle} />
          </Box>
          {footer && (
            <Box flexShrink="0" px="4" pb="3">
              {footer}
            </Box>
          )}
        </DialogBody>
      </Dialog>
    </>
  );
}
