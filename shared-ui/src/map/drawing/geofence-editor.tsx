import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex } from '../base/chakra.ts';
import type { Words } from '../base/words.ts';
import { colourOf } from './colours.ts';
import type { Drawing } from './drawing.ts';
import type { Geofence } from './geo.ts';
import { loadDrawing } from './load-engine.ts';
import { hasEnded, useStage } from './map-context.ts';
import { floats } from './map-controls.tsx';
import { messages } from './map.messages.ts';
import { useLatest } from './markers.tsx';

type Kind = Geofence['kind'];
type EditorProps = {
  geofence: Geofence | null;
  onChange: (geofence: Geofence | null) => void;
  kinds?: readonly Kind[];
  /** What the button that takes it away says. */
  remove?: Words;
};

const BOTH: readonly Kind[] = ['circle', 'polygon'];
const verbs = { circle: messages.drawCircle, polygon: messages.drawPolygon };
const hints = { circle: messages.drawingCircle, polygon: messages.drawingPolygon };

/** Draws and changes one geofence on the map around. Whoever does not point changes it in the form's fields, of which this is the equal. */
export function GeofenceEditor({ geofence, onChange, kinds = BOTH, remove = messages.removeGeofence }: EditorProps) {
  const stage = useStage();
  const change = useLatest(onChange);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [drawn, setDrawn] = useState<Kind | null>(null);
  const first = useRef(geofence);
  first.current = geofence;

  useEffect(() => {
    if (!stage) return undefined;
    let isOver = false;
    let made: Drawing | undefined;
    const { map } = stage;
    const colours = {
      line: colourOf('accent.fg', map.getContainer()),
      handle: colourOf('bg.surface', map.getContainer()),
    };
    loadDrawing(map, { colours, onChange: (next) => change.current(next), onEnd: () => setDrawn(null) }).then(
      (ready) => {
        if (isOver) {
          if (!hasEnded(map)) ready.remove();
          return;
        }
        made = ready;
        ready.show(first.current);
        setDrawing(ready);
      },
      () => undefined,
    ); // without it the form's fields are still there
    return () => {
      isOver = true;
      setDrawing(null);
      if (!hasEnded(map)) made?.remove();
    };
  }, [stage, change]);
  useEffect(() => drawing?.show(geofence), [drawing, geofence]);

  if (!drawing) return null;
  const begin = (kind: Kind) => {
    setDrawn(kind);
    drawing.begin(kind);
  };
  return (
    <Box position="absolute" zIndex="2" insetStart="2" bottom="2" maxW="calc(100% - 1rem)">
      {drawn && (
        <Box
          role="status"
          mb="1"
          px="2"
          py="1"
          w="fit"
          borderRadius="md"
          bg="bg.raised"
          textStyle="xs"
          boxShadow="floating"
        >
          <FormattedMessage {...hints[drawn]} />
        </Box>
      )}
      <Flex gap="1" wrap="wrap">
        {kinds.map((kind) => (
          <Button
            key={kind}
            type="button"
            size="sm"
            variant="outline"
            {...floats}
            aria-pressed={drawn === kind}
            onClick={() => begin(kind)}
          >
            <FormattedMessage {...verbs[kind]} />
          </Button>
        ))}
        {geofence && (
          <Button type="button" size="sm" variant="outline" {...floats} onClick={() => onChange(null)}>
            <FormattedMessage {...remove} />
          </Button>
        )}
      </Flex>
    </Box>
  );
}
