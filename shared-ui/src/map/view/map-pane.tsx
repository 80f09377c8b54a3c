import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Box, Center, VisuallyHidden } from '../../base/chakra.ts';
import { useMedia } from '../../base/use-media.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { ErrorState } from '../../feedback/states.tsx';
import { Panel } from '../../feedback/panel.tsx';
import { useColorMode } from '../../provider/color-mode.ts';
import { Attribution } from './attribution.tsx';
import { getBounds, type Coordinates } from '../engine/geo.ts';
import { getMapSettings } from '../engine/map-settings.ts';
import { messages } from '../map.messages.ts';
import { MapControls } from './map-controls.tsx';
import { MapContext, type MapHandle } from '../engine/map-context.ts';
import { MapStyles } from './map-styles.tsx';
import { useMapToken } from '../engine/token.api.ts';
import { useMap, type MapState, type View } from './use-map.ts';

export const DEFAULT_ZOOM = 13;
const WORLD: View = { center: { latitude: 15, longitude: 10 }, zoom: 1 };
const FIT_PADDING = 56;
const ANIMATION_MS = 300;

export const getInitialView = (center: Coordinates | undefined, zoom: number, fitTo: readonly Coordinates[]): View => {
  const first = center ?? fitTo[0];
  return first ? { center: first, zoom } : WORLD;
};

/** Fits all points into view; a single point at `zoom`. */
function fitPoints({ map }: MapHandle, points: readonly Coordinates[], zoom: number, duration: number) {
  const bounds = getBounds(points);
  if (bounds)
    map.fitBounds(bounds, {
      padding: FIT_PADDING,
      retainPadding: false,
      maxZoom: points.length === 1 ? zoom : zoom + 2,
      duration,
    });
}

export type PaneProps = {
  label: Message;
  zoom: number;
  /** Points to fit into view, initially and whenever they change. */
  fitTo: readonly Coordinates[];
  view: RefObject<View>;
  /** Additional map controls. */
  buttons?: ReactNode;
  isBundled: boolean;
  children?: ReactNode;
};

const MapError = ({ state, retry }: { state: MapState; retry: () => void }) => {
  if (state.phase === 'noWebGl') return <Panel icon="warning" title={messages.noWebGl} text={messages.noWebGlText} />;
  if (state.phase === 'failed') return <ErrorState error={state.error} title={messages.failed} onRetry={retry} />;
  return null;
};

const TilesUnavailableNotice = () => (
  <Box
    role="status"
    position="absolute"
    zIndex="2"
    top="2"
    insetStart="2"
    maxW="calc(100% - 4rem)"
    px="2.5"
    py="1"
    borderRadius="md"
    bg="status.warn.bg"
    color="status.warn.fg"
    textStyle="xs"
    boxShadow="floating"
  >
    <FormattedMessage {...messages.tilesUnavailable} />
  </Box>
);

/** The map with its controls and layers. */
export function MapPane({ label, zoom, fitTo, view, buttons, isBundled, children }: PaneProps) {
  const formatMessage = useFormatMessage();
  const box = useRef<HTMLDivElement>(null);
  const mode = useColorMode();
  const { locale } = useIntl();
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const { state, retry } = useMap({
    box,
    view,
    token: useMapToken(),
    mode,
    locale,
    label: formatMessage(label),
    isBundled,
  });
  const handle = state.phase === 'ready' ? state.handle : null;
  const fitKey = JSON.stringify(fitTo.map(({ latitude, longitude }) => [latitude, longitude]));
  const points = useMemo(
    () => (JSON.parse(fitKey) as [number, number][]).map(([latitude, longitude]) => ({ latitude, longitude })),
    [fitKey],
  );
  const shownKey = useRef<string>(undefined);

  useEffect(() => {
    if (!handle || shownKey.current === fitKey) return;
    const isFirst = shownKey.current === undefined;
    shownKey.current = fitKey;
    fitPoints(handle, points, zoom, isFirst || prefersReducedMotion ? 0 : ANIMATION_MS);
  }, [handle, fitKey, points, zoom, prefersReducedMotion]);
  useEffect(() => {
    if (!box.current || !handle) return undefined;
    const observer = new ResizeObserver(() => handle.map.resize());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [handle]);

  const duration = prefersReducedMotion ? 0 : ANIMATION_MS;
  return (
    <Box
      position="relative"
      boxSize="full"
      overflow="hidden"
      bg="bg.subtle"
      role="group"
      aria-label={formatMessage(label)}
      aria-busy={state.phase === 'loading'}
      data-map={handle?.engine.name}
    >
      <MapStyles />
      <Box position="absolute" inset="0">
        <Box ref={box} boxSize="full" />
      </Box>
      {state.phase === 'loading' && (
        <Center position="absolute" inset="0" bg="bg.subtle" animation="pulse" _motionReduce={{ animation: 'none' }}>
          <VisuallyHidden role="status">
            <FormattedMessage {...messages.loading} />
          </VisuallyHidden>
        </Center>
      )}
      {(state.phase === 'noWebGl' || state.phase === 'failed') && (
        <Center position="absolute" inset="0" bg="bg.subtle" overflowY="auto">
          <MapError state={state} retry={retry} />
        </Center>
      )}
      {handle && state.phase === 'ready' && (
        <>
          {state.tiles === 'unavailable' && getMapSettings().tiles && !isBundled && <TilesUnavailableNotice />}
          <MapControls
            onZoom={(by) => handle.map.easeTo({ zoom: handle.map.getZoom() + by, duration })}
            onFit={points.length > 1 ? () => fitPoints(handle, points, zoom, duration) : undefined}
          >
            {buttons}
          </MapControls>
          {handle.engine.name === 'maplibre' && <Attribution showsBasemap={state.tiles === 'unavailable'} />}
        </>
      )}
      <MapContext value={handle}>{children}</MapContext>
    </Box>
  );
}
