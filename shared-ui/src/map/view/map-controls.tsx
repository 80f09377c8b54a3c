import { Maximize, Maximize2, Minimize2, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, Stack } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import { messages } from './map.messages.ts';

const drawings = { in: Plus, out: Minus, fit: Maximize, larger: Maximize2, smaller: Minimize2 };

/** On a map nothing is seen through. */
export const floats = { bg: { _light: 'bg.raised', _dark: 'bg.raised' }, boxShadow: 'floating' } as const;

type ControlProps = { drawing: keyof typeof drawings; label: Words; onClick: () => void };

export function Control({ drawing, label, onClick }: ControlProps) {
  const say = useSay();
  const Drawing = drawings[drawing];
  return (
    <IconButton
      type="button"
      variant="outline"
      size="sm"
      {...floats}
      aria-label={say(label)}
      title={say(label)}
      onClick={onClick}
    >
      <Drawing size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

type ControlsProps = { onZoom: (by: 1 | -1) => void; onFit?: (() => void) | undefined; children?: ReactNode };

export const MapControls = ({ onZoom, onFit, children }: ControlsProps) => (
  <Stack position="absolute" zIndex="2" top="2" insetEnd="2" gap="1">
    {children}
    <Control drawing="in" label={messages.zoomIn} onClick={() => onZoom(1)} />
    <Control drawing="out" label={messages.zoomOut} onClick={() => onZoom(-1)} />
    {onFit && <Control drawing="fit" label={messages.fit} onClick={onFit} />}
  </Stack>
);
