import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Center, VisuallyHidden } from '../base/chakra.ts';
import { useMedia } from '../base/use-media.ts';
import { useSay, type Words } from '../base/words.ts';
import { ErrorState } from '../feedback/panels.tsx';
import { Panel } from '../feedback/panel.tsx';
import { useColorMode } from '../provider/color-mode.ts';
import { Attribution } from './attribution.tsx';
import { boundsOf, type Place } from './geo.ts';
import { messages } from './map.messages.ts';
import { MapControls } from './map-controls.tsx';
import { StageContext, type Stage } from './map-context.ts';
import { MapLook } from './map-look.tsx';
import { useMapToken } from './token.api.ts';
import { useMap, type MapState, type View } from './use-map.ts';

export const DEFAULT_ZOOM = 13;
const WORLD: View = { center: { latitude: 15, longitude: 10 }, zoom: 1 };
const PADDING = 56;
const GLIDE_MS = 300;

export const startOf = (center: Place | undefined, zoom: number, fit: readonly Place[]): View => {
  const first = center ?? fit[0];
  return first ? { center: first, zoom } : WORLD;
};

/** Shows all the places; one alone at the usual zoom. */
function fitTo({ map }: Stage, places: readonly Place[], zoom: number, duration: number) {
  const bounds = boundsOf(places);
  if (bounds)
    map.fitBounds(bounds, {
      padding: PADDING,
      retainPadding: false,
      maxZoom: places.length === 1 ? zoom : zoom + 2,
      duration,
    });
}

export type PaneProps = {
  label: Words;
  zoom: number;
  /** Is shown whole, at first and when it changes. */
  fit: readonly Place[];
  view: RefObject<View>;
  /** Buttons that stand with those of the zoom. */
  buttons?: ReactNode;
  children?: ReactNode;
};

const Fault = ({ state, retry }: { state: MapState; retry: () => void }) => {
  if (state.phase === 'noWebGl') return <Panel icon="warning" title={messages.noWebGl} text={messages.noWebGlText} />;
  if (state.phase === 'failed') return <ErrorState error={state.error} title={messages.failed} onRetry={retry} />;
  return null;
};

const Notice = () => (
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
    <FormattedMessage {...messages.tilesAway} />
  </Box>
);

/** The map itself with what stands on it. */
export function MapPane({ label, zoom, fit, view, buttons, children }: PaneProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const mode = useColorMode();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { state, retry } = useMap({ box, view, token: useMapToken(), mode, label: say(label) });
  const stage = state.phase === 'ready' ? state.stage : null;
  const content = JSON.stringify(fit.map(({ latitude, longitude }) => [latitude, longitude]));
  const places = useMemo(
    () => (JSON.parse(content) as [number, number][]).map(([latitude, longitude]) => ({ latitude, longitude })),
    [content],
  );
  const shown = useRef<string>(undefined);

  useEffect(() => {
    if (!stage || shown.current === content) return;
    const isFirst = shown.current === undefined;
    shown.current = content;
    fitTo(stage, places, zoom, isFirst || isStill ? 0 : GLIDE_MS);
  }, [stage, content, places, zoom, isStill]);
  useEffect(() => {
    if (!box.current || !stage) return undefined;
    const observer = new ResizeObserver(() => stage.map.resize());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [stage]);

  const duration = isStill ? 0 : GLIDE_MS;
  return (
    <Box
      position="relative"
      boxSize="full"
      overflow="hidden"
      bg="bg.subtle"
      role="group"
      aria-label={say(label)}
      aria-busy={state.phase === 'loading'}
      data-map={stage?.engine.name}
    >
      <MapLook />
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
          <Fault state={state} retry={retry} />
        </Center>
      )}
      {stage && state.phase === 'ready' && (
        <>
          {state.tiles === 'away' && <Notice />}
          <MapControls
            onZoom={(by) => stage.map.easeTo({ zoom: stage.map.getZoom() + by, duration })}
            onFit={places.length > 1 ? () => fitTo(stage, places, zoom, duration) : undefined}
          >
            {buttons}
          </MapControls>
          {stage.engine.name === 'maplibre' && <Attribution isAway={state.tiles === 'away'} />}
        </>
      )}
      <StageContext value={stage}>{children}</StageContext>
    </Box>
  );
}
