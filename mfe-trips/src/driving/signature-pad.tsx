import { type PointerEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Icon, Text } from 'shared-ui';
import { delivery as messages } from './driving.messages.ts';

/** px of the picture that is kept. */
const [WIDTH, HEIGHT] = [800, 320];
const PAPER = '#ffffff';
const INK = '#10131a';

export type Pen = { /** What was drawn, else the typed name, as a PNG. */ picture: () => Promise<Blob | null> };
type SignaturePadProps = { typed: string; onPen: (pen: Pen) => void; onDrawn: (isDrawn: boolean) => void };

function clean(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function write(canvas: HTMLCanvasElement, name: string) {
  clean(canvas);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = INK;
  pen.font = 'italic 72px cursive';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, WIDTH / 2, HEIGHT / 2, WIDTH - 60);
}

const pictureOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));

/** In the picture, from where it was touched on the screen. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) / (width || 1)) * WIDTH, ((clientY - top) / (height || 1)) * HEIGHT];
}

function line(canvas: HTMLCanvasElement, [fromX, fromY]: [number, number], [x, y]: [number, number]) {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.strokeStyle = INK;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(fromX, fromY);
  pen.lineTo(x, y);
  pen.stroke();
}

/** Signed with a finger or a mouse; whoever cannot types the name, which is written as the signature. */
export function SignaturePad({ typed, onPen, onDrawn }: SignaturePadProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<[number, number]>(null);
  const [isDrawn, setDrawn] = useState(false);
  const drawn = useCallback(
    (is: boolean) => {
      setDrawn(is);
      onDrawn(is);
    },
    [onDrawn],
  );
  useEffect(() => {
    if (canvas.current && !isDrawn) write(canvas.current, typed);
  }, [typed, isDrawn]);
  useEffect(() => {
    onPen({ picture: async () => (canvas.current ? pictureOf(canvas.current) : null) });
  }, [onPen]);
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (!isDrawn) clean(event.currentTarget);
    last.current = placeOf(event);
    line(event.currentTarget, last.current, last.current);
    drawn(true);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const place = placeOf(event);
    line(event.currentTarget, last.current, place);
    last.current = place;
  };
  const end = () => {
    last.current = null;
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
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          style={{
            display: 'block',
            width: '100%',
            aspectRatio: `${WIDTH} / ${HEIGHT}`,
            touchAction: 'none',
            background: PAPER,
          }}
        />
      </Box>
      <Flex mt="2" minH="11" align="center" justify="space-between">
        <Box role="status">
          {isDrawn && (
            <Flex gap="1.5" align="center" color="status.good.fg">
              <Icon name="done" />
              <FormattedMessage {...messages.drawn} />
            </Flex>
          )}
        </Box>
        {isDrawn && (
          <Button type="button" size="lg" variant="ghost" onClick={() => drawn(false)}>
            <FormattedMessage {...messages.clear} />
          </Button>
        )}
      </Flex>
    </Box>
  );
}
