import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button, Flex, IconButton } from '../base/chakra.ts';
import { useFormatMessage } from '../base/message.ts';
import type { Zoom } from './use-zoom.ts';
import { messages } from './viewer.messages.ts';

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const formatMessage = useFormatMessage();
  return (
    <Flex align="center" gap="0.5">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={formatMessage(messages.zoomOut)}
        disabled={zoom.isMin}
        onClick={zoom.zoomOut}
      >
        <ZoomOut size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Button
        size="sm"
        variant="ghost"
        minW="16"
        px="1"
        fontVariantNumeric="tabular-nums"
        title={formatMessage(messages.fitToWindow)}
        onClick={zoom.reset}
      >
        {zoom.factor * 100} %
      </Button>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={formatMessage(messages.zoomIn)}
        disabled={zoom.isMax}
        onClick={zoom.zoomIn}
      >
        <ZoomIn size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Flex>
  );
}
