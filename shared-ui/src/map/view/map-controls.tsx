import { Maximize, Maximize2, Minimize2, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, Stack } from '../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { messages } from '../map.messages.ts';

const icons = { in: Plus, out: Minus, fit: Maximize, larger: Maximize2, smaller: Minimize2 };

/** Opaque, for legibility on the map. */
export const floatingStyle = { bg: { _light: 'bg.raised', _dark: 'bg.raised' }, boxShadow: 'floating' } as const;

type ControlProps = { icon: keyof typeof icons; label: Message; onClick: () => void };

export function Control({ icon, label, onClick }: ControlProps) {
  const formatMessage = useFormatMessage();
  const ControlIcon = icons[icon];
  return (
    <IconButton
      type="button"
      variant="outline"
      size="sm"
      {...floatingStyle}
      aria-label={formatMessage(label)}
      title={formatMessage(label)}
      onClick={onClick}
    >
      <ControlIcon size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

type ControlsProps = { onZoom: (by: 1 | -1) => void; onFit?: (() => void) | undefined; children?: ReactNode };

export const MapControls = ({ onZoom, onFit, children }: ControlsProps) => (
  <Stack position="absolute" zIndex="2" top="2" insetEnd="2" gap="1">
    {children}
    <Control icon="in" label={messages.zoomIn} onClick={() => onZoom(1)} />
    <Control icon="out" label={messages.zoomOut} onClick={() => onZoom(-1)} />
    {onFit && <Control icon="fit" label={messages.fit} onClick={onFit} />}
  </Stack>
);
