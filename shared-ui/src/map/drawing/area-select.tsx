import { useEffect, useState, type PointerEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex } from '../../base/chakra.ts';
import { toCoordinates, type Coordinates } from '../engine/geo.ts';
import { useMapHandle } from '../engine/map-context.ts';
import { MapGeofences } from '../layers/geofences.tsx';
import { messages } from '../map.messages.ts';
import { DrawingHint } from './drawing-hint.tsx';
import { floatingStyle } from '../view/map-controls.tsx';
import { toCorners, type AreaShape, type Pixel } from './area-shape.rules.ts';

type AreaSelectProps = {
  /** The corners of the selected area. */
  area: readonly Coordinates[] | null;
  onChange: (area: readonly Coordinates[] | null) => void;
};

const SHAPES: readonly AreaShape[] = ['rectangle', 'lasso'];
const LABELS = { rectangle: messages.selectRectangle, lasso: messages.selectLasso };
const HINTS = { rectangle: messages.selectingRectangle, lasso: messages.selectingLasso };

/** Selects an area of the surrounding map by mouse, finger or pen. Anyone who can't draw filters the list instead. */
export function MapAreaSelect({ area, onChange }: AreaSelectProps) {
  const handle = useMapHandle();
  const [shape, setShape] = useState<AreaShape | null>(null);
  if (!handle) return null;
  const finish = (corners: readonly Pixel[] | null) => {
    setShape(null);
    if (!corners) return;
    onChange(
      corners.map(({ x, y }) => {
        const { lng, lat } = handle.map.unproject([x, y]);
        return toCoordinates([lng, lat]);
      }),
    );
  };
  return (
    <>
      {area && <MapGeofences geofences={[{ kind: 'polygon', points: area }]} />}
      {shape && <DrawingSurface key={shape} shape={shape} onFinish={finish} />}
      <Box position="absolute" zIndex="4" insetStart="2" bottom="2" maxW="calc(100% - 1rem)">
        {shape && <DrawingHint message={HINTS[shape]} />}
        <Flex gap="1" wrap="wrap">
          {SHAPES.map((option) => (
            <Button
              key={option}
              type="button"
              size="xs"
              variant="outline"
              {...floatingStyle}
              aria-pressed={shape === option}
              onClick={() => setShape(shape === option ? null : option)}
            >
              <FormattedMessage {...LABELS[option]} />
            </Button>
          ))}
          {area && (
            <Button type="button" size="xs" variant="outline" {...floatingStyle} onClick={() => onChange(null)}>
              <FormattedMessage {...messages.clearArea} />
            </Button>
          )}
        </Flex>
      </Box>
    </>
  );
}

type DrawingSurfaceProps = { shape: AreaShape; onFinish: (corners: readonly Pixel[] | null) => void };

/** Covers the map, so that a drag draws instead of moving it. */
function DrawingSurface({ shape, onFinish }: DrawingSurfaceProps) {
  const [path, setPath] = useState<readonly Pixel[]>([]);
  useEffect(() => {
    const cancel = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && onFinish(null);
    document.addEventListener('keydown', cancel);
    return () => document.removeEventListener('keydown', cancel);
  }, [onFinish]);
  const toPixel = ({ clientX, clientY, currentTarget }: PointerEvent): Pixel => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setPath([toPixel(event)]);
  };
  const corners = toCorners(shape, path);
  return (
    <Box
      position="absolute"
      inset="0"
      // Above the controls and notices of the map, because a drag may start anywhere.
      zIndex="3"
      cursor="crosshair"
      userSelect="none"
      touchAction="none"
      data-map-drawing={shape}
      onPointerDown={start}
      onPointerMove={(event) => path.length > 0 && setPath([...path, toPixel(event)])}
      onPointerUp={(event) => onFinish(toCorners(shape, [...path, toPixel(event)]))}
      onPointerCancel={() => setPath([])}
    >
      <svg width="100%" height="100%" aria-hidden>
        {corners && (
          <polygon
            points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="color-mix(in srgb, var(--ui-colors-accent-solid) 18%, transparent)"
            stroke="var(--ui-colors-accent-solid)"
            strokeWidth="2"
            strokeDasharray="6 4"
          />
        )}
      </svg>
    </Box>
  );
}
