import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button, Flex, IconButton } from '../base/chakra.ts';
import { useSay } from '../base/words.ts';
import type { Zoom } from './use-zoom.ts';
import { messages } from './viewer.messages.ts';

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const say = useSay();
  return (
    <Flex align="center" gap="0.5">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={say(messages.zoomOut)}
        disabled={zoom.isLeast}
        onClick={zoom.out}
      >
        <ZoomOut size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Button
        size="sm"
        variant="ghost"
        minW="16"
        px="1"
        fontVariantNumeric="tabular-nums"
        title={say(messages.wholeImage)}
        onClick={zoom.whole}
      >
        {zoom.zoom * 100} %
      </Button>
      <IconButton size="sm" variant="ghost" aria-label={say(messages.zoomIn)} disabled={zoom.isMost} onClick={zoom.in}>
        <ZoomIn size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Flex>
  );
}
