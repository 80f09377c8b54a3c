import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex } from '../../base/chakra.ts';
import type { Message } from '../../base/message.ts';
import { resolveColor } from '../engine/colours.ts';
import type { Drawing } from './drawing.ts';
import type { Geofence } from '../engine/geo.ts';
import { loadDrawing } from './load-drawing.ts';
import { isMapRemoved, useMapHandle } from '../engine/map-context.ts';
import { DrawingHint } from './drawing-hint.tsx';
import { floatingStyle } from '../view/map-controls.tsx';
import { messages } from '../map.messages.ts';
import { useLatest } from '../../base/use-latest.ts';

type Kind = Geofence['kind'];
type EditorProps = {
  geofence: Geofence | null;
  onChange: (geofence: Geofence | null) => void;
  kinds?: readonly Kind[];
  /** Label of the remove button. */
  removeLabel?: Message;
  /** Starts drawing as soon as the map is ready. */
  startWith?: Kind;
};

const ALL_KINDS: readonly Kind[] = ['circle', 'polygon'];
const LABELS = { circle: messages.drawCircle, polygon: messages.drawPolygon };
const HINTS = { circle: messages.drawingCircle, polygon: messages.drawingPolygon };

/** Draws and edits a geofence on the surrounding map. Keyboard users edit it in the form's fields. */
export function GeofenceEditor({
  geofence,
  onChange,
  kinds = ALL_KINDS,
  removeLabel = messages.removeGeofence,
  startWith,
}: EditorProps) {
  const handle = useMapHandle();
  const latestOnChange = useLatest(onChange);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [activeKind, setActiveKind] = useState<Kind | null>(null);
  const latestGeofence = useRef(geofence);
  latestGeofence.current = geofence;
  const [initialKind] = useState(startWith);

  useEffect(() => {
    if (!handle) return undefined;
    let isUnmounted = false;
    let created: Drawing | undefined;
    const { map } = handle;
    const colours = {
      line: resolveColor('accent.fg', map.getContainer()),
      handle: resolveColor('bg.surface', map.getContainer()),
    };
    loadDrawing(map, {
      colours,
      onChange: (next) => latestOnChange.current(next),
      onFinish: () => setActiveKind(null),
    }).then(
      (loaded) => {
        if (isUnmounted) {
          if (!isMapRemoved(map)) loaded.remove();
          return;
        }
        created = loaded;
        loaded.show(latestGeofence.current);
        setDrawing(loaded);
        if (!initialKind) return;
        setActiveKind(initialKind);
        loaded.start(initialKind);
      },
      () => undefined,
    ); // the form's fields still work without it
    return () => {
      isUnmounted = true;
      setDrawing(null);
      if (!isMapRemoved(map)) created?.remove();
    };
  }, [handle, latestOnChange, initialKind]);
  useEffect(() => drawing?.show(geofence), [drawing, geofence]);
  useFinishOnLeave(activeKind ? drawing : null, handle?.map.getContainer());

  if (!drawing) return null;
  const start = (kind: Kind) => {
    setActiveKind(kind);
    drawing.start(kind);
  };
  return (
    <Box position="absolute" zIndex="2" insetStart="2" bottom="2" maxW="calc(100% - 1rem)">
      {activeKind && <DrawingHint message={HINTS[activeKind]} />}
      <Flex gap="1" wrap="wrap">
        {kinds.map((kind) => (
          <Button
            key={kind}
            type="button"
            size="sm"
            variant="outline"
            {...floatingStyle}
            aria-pressed={activeKind === kind}
            onClick={() => start(kind)}
          >
            <FormattedMessage {...LABELS[kind]} />
          </Button>
        ))}
        {geofence && (
          <Button type="button" size="sm" variant="outline" {...floatingStyle} onClick={() => onChange(null)}>
            <FormattedMessage {...removeLabel} />
          </Button>
        )}
      </Flex>
    </Box>
  );
}

/** Finishes drawing when the focus or pointer leaves the map, so that saving the form doesn't lose a polygon. */
function useFinishOnLeave(drawing: Drawing | null, map: HTMLElement | undefined) {
  useEffect(() => {
    if (!drawing || !map) return undefined;
    const finishOutside = ({ target }: Event) => {
      if (!map.contains(target as Node)) drawing.finish();
    };
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, finishOutside, true);
    return () => {
      for (const event of events) document.removeEventListener(event, finishOutside, true);
    };
  }, [drawing, map]);
}
