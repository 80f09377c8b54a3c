import type { SegmentKind } from './segments.rules.ts';

const color = (token: string) => `var(--ui-colors-${token.replaceAll('.', '-')})`;

export const segmentColors: Record<SegmentKind, string> = {
  drive: color('accent.solid'),
  service: color('fg.muted'),
  wait: color('hue.orange'),
  break: color('hue.teal'),
  late: color('bad.solid'),
};

/**
 * Bars are plain elements with styles of their container: hundreds of them are rendered while scrolling. What a drag
 * changes is driven by data attributes.
 */
export const timelineStyles = {
  '& [data-row]': {
    position: 'absolute',
    insetStart: '0',
    width: '100%',
    borderBottom: '1px solid var(--ui-colors-border-subtle)',
    contain: 'layout style',
  },
  '& [data-row-header]': {
    position: 'sticky',
    insetStart: '0',
    zIndex: '2',
    height: '100%',
    padding: '4px 10px',
    background: 'bg.surface',
    borderInlineEnd: '1px solid var(--ui-colors-border-subtle)',
    fontSize: 'sm',
    lineHeight: '19px',
  },
  '& [data-row-header] div': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-row-header] div + div': { color: 'fg.muted', fontSize: 'xs' },
  '& [data-row][data-misfit] [data-row-header]': { background: 'status.bad.bg', color: 'status.bad.fg' },
  '& [data-bar]': {
    position: 'absolute',
    insetStart: '0',
    overflow: 'hidden',
    borderRadius: '4px',
    padding: '1px 5px 9px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: 'xs',
    lineHeight: '16px',
    backgroundColor: 'accent.subtle',
    backgroundPosition: 'bottom',
    backgroundSize: '100% 8px',
    backgroundRepeat: 'no-repeat',
    boxShadow: 'inset 0 0 0 1px var(--ui-colors-border-control)',
    cursor: 'grab',
  },
  '& [data-bar] svg': { display: 'inline', marginInlineEnd: '3px', verticalAlign: '-1px' },
  '& [data-bar=booked], & [data-bar=created]': { backgroundColor: 'bg.subtle', cursor: 'pointer' },
  '& [data-bar=unavailable]': {
    cursor: 'default',
    color: 'fg.muted',
    background:
      'repeating-linear-gradient(135deg, var(--ui-colors-bg-subtle) 0 6px, var(--ui-colors-bg-pointed) 6px 12px)',
  },
  '& [data-bar][data-blocked]': { boxShadow: 'inset 0 0 0 2px var(--ui-colors-bad-solid)' },
  '& [data-bar][aria-pressed=true]': { backgroundColor: 'accent.muted', outline: '2px solid', outlineOffset: '-1px' },
  '& [data-bar]:focus-visible': {
    outline: '2px solid var(--ui-colors-accent-ring)',
    outlineOffset: '1px',
    zIndex: '1',
  },
  '& [data-dragging]': { opacity: '0.4' },
  '& [data-day]': {
    position: 'absolute',
    top: '0',
    bottom: '0',
    width: '1px',
    background: 'border.control',
    pointerEvents: 'none',
  },
  '& [data-day=now]': { background: 'bad.solid' },
  '& [data-mark]': { position: 'absolute', top: '22px', fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
  '& [data-mark=day]': { top: '2px', color: 'fg.default', fontWeight: 'semibold' },
  // Keeps the name of a day in view that has scrolled to the left.
  '& [data-mark=day] span': { position: 'sticky', paddingInline: '6px' },
  '& [data-mark=hour]': { transform: 'translateX(-50%)' },
  '& [data-drop-line]': {
    position: 'absolute',
    insetStart: '0',
    top: '0',
    pointerEvents: 'none',
    zIndex: '3',
    borderRadius: '4px',
    background: 'color-mix(in srgb, var(--ui-colors-accent-solid) 22%, transparent)',
    outline: '2px dashed var(--ui-colors-accent-solid)',
    outlineOffset: '-2px',
  },
  '& [data-drop-line=refused]': {
    background: 'color-mix(in srgb, var(--ui-colors-bad-solid) 18%, transparent)',
    outlineColor: 'bad.solid',
  },
} as const;
