import { useRef, useState, type ReactNode } from 'react';
import { Box, Flex } from '../base/chakra.ts';
import type { Words } from '../base/words.ts';
import { Dialog, DialogBody } from '../overlays/dialog.tsx';
import type { Place } from './geo.ts';
import { Control } from './map-controls.tsx';
import { messages } from './map.messages.ts';
import { DEFAULT_ZOOM, MapPane, startOf } from './map-pane.tsx';
import type { View } from './use-map.ts';

export type MapViewProps = {
  /** What it is a map of. */
  label: Words;
  /** Where it begins; without it, at what it fits to. */
  center?: Place;
  zoom?: number;
  /** Is shown whole, at first and whenever it changes. */
  fit?: readonly Place[];
  /** px, or a share of what it stands in. */
  height?: number | string;
  /** Markers, lines, geofences, vehicles. */
  children?: ReactNode;
  /** What steers the map: stands under it, and goes with it when it is larger. */
  under?: ReactNode;
};

const NOTHING: readonly Place[] = [];

/** A map, and a dialog in which it is larger. What can be chosen on it stands in a list beside it as well. */
export function MapView({
  label,
  center,
  zoom = DEFAULT_ZOOM,
  fit = NOTHING,
  height = 320,
  children,
  under,
}: MapViewProps) {
  const view = useRef<View>(startOf(center, zoom, fit));
  const [isLarge, setLarge] = useState(false);
  const [isFull, setFull] = useState(false);
  const pane = { label, zoom, fit, view, children };
  if (!isLarge) {
    return (
      <Flex direction="column" height={height}>
        <Box flex="1" minH="0" borderRadius="md" overflow="hidden" borderWidth="1px" borderColor="border.subtle">
          <MapPane
            {...pane}
            buttons={<Control drawing="larger" label={messages.enlarge} onClick={() => setLarge(true)} />}
          />
        </Box>
        {under}
      </Flex>
    );
  }
  const close = () => {
    setLarge(false);
    setFull(false);
  };
  const toggle = isFull ? (
    <Control drawing="smaller" label={messages.endFullscreen} onClick={() => setFull(false)} />
  ) : (
    <Control drawing="larger" label={messages.fullscreen} onClick={() => setFull(true)} />
  );
  return (
    <>
      <Box height={height} borderRadius="md" bg="bg.subtle" />
      <Dialog title={label} width={900} isFull={isFull} onClose={close}>
        <DialogBody display="flex" flexDirection="column" p="0" minH="0">
          <Box flex={isFull ? '1' : 'none'} height="65dvh" minH="0">
            <MapPane {...pane} buttons={toggle} />
          </Box>
          {under && (
            <Box flexShrink="0" px="4" pb="3">
              {under}
            </Box>
          )}
        </DialogBody>
      </Dialog>
    </>
  );
}
