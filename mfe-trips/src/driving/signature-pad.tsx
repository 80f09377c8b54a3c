import { type PointerEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Icon, Text } from 'shared-ui';
import { deliveryMessages as messages } from './driving.messages.ts';

/** Size of the stored image, in pixels. */
const [WIDTH, HEIGHT] = [800, 320];
const BACKGROUND = '#ffffff';
const STROKE_COLOUR = '#10131a';

export type SignaturePadHandle = {
  /** Returns the drawing, or else the typed name, as a PNG. */
  toImage: () => Promise<Blob | null>;
};
type SignaturePadProps = {
  typedName: string;
  onReady: (pad: SignaturePadHandle) => void;
  onDrawnChange: (hasDrawn: boolean) => void;
};

function clear(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawName(canvas: HTMLCanvasElement, name: string) {
  clear(canvas);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = STROKE_COLOUR;
  context.font = 'italic 72px cursive';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, WIDTH / 2, HEIGHT / 2, WIDTH - 60);
}

const toPng = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));

/** Converts screen to canvas coordinates. */
function toCanvasPoint({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) / (width || 1)) * WIDTH, ((clientY - top) / (height || 1)) * HEIGHT];
}

function drawLine(canvas: HTMLCanvasElement, [fromX, fromY]: [number, number], [x, y]: [number, number]) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.strokeStyle = STROKE_COLOUR;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(x, y);
  context.stroke();
}

/** Signature by finger or mouse. Without a drawing, the typed name is used, for example by keyboard users. */
export function SignaturePad({ typedName, onReady, onDrawnChange }: SignaturePadProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const lastPoint = useRef<[number, number]>(null);
  const [hasDrawn, setHasDrawn] = useState(false);
  const updateDrawn = useCallback(
    (value: boolean) => {
      setHasDrawn(value);
      onDrawnChange(value);
    },
    [onDrawnChange],
  );
  useEffect(() => {
    if (canvas.current && !hasDrawn) drawName(canvas.current, typedName);
  }, [typedName, hasDrawn]);
  useEffect(() => {
    onReady({ toImage: async () => (canvas.current ? toPng(canvas.current) : null) });
  }, [onReady]);
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (!hasDrawn) clear(event.currentTarget);
    lastPoint.current = toCanvasPoint(event);
    drawLine(event.currentTarget, lastPoint.current, lastPoint.current);
    updateDrawn(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!lastPoint.current) return;
    const point = toCanvasPoint(event);
    drawLine(event.currentTarget, lastPoint.current, point);
    lastPoint.current = point;
  };
  const onPointerEnd = () => {
    lastPoint.current = null;
  };
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Text id={`${id}-label`} fontWeight="medium">
        <FormattedMessage {...messages.signature} />
      </Text>
      <Text id={`${id}-help`} mb="2" color="fg.muted" textStyle="sm">
        <FormattedMessage {...messages.draw} />
      </Text>
      <Box borderWidth="1px" borderColor="border.control" borderRadius="md" overflow="hidden">
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          aria-hidden
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
          style={{
            display: 'block',
            width: '100%',
            aspectRatio: `${WIDTH} / ${HEIGHT}`,
            touchAction: 'none',
            background: BACKGROUND,
          }}
        />
      </Box>
      <Flex mt="2" minH="11" align="center" justify="space-between">
        <Box role="status">
          {hasDrawn && (
            <Flex gap="1.5" align="center" color="status.good.fg">
              <Icon name="done" />
              <FormattedMessage {...messages.drawn} />
            </Flex>
          )}
        </Box>
        {hasDrawn && (
          <Button type="button" size="lg" variant="ghost" onClick={() => updateDrawn(false)}>
            <FormattedMessage {...messages.clear} />
          </Button>
        )}
      </Flex>
    </Box>
  );
}
