import { Global } from '@emotion/react';

const colour = (name: string) => `var(--ui-colors-${name.replaceAll('.', '-')})`;
const floating = 'var(--ui-shadows-floating)';
/** The engines' own font has no Sinhala. */
const button = { padding: 0, border: 0, font: 'inherit', fontFamily: 'var(--ui-fonts-body)', cursor: 'pointer' };
const tones = ['neutral', 'info', 'progress', 'warn', 'bad', 'good'];

/** What stands on the map is made without React: its look is found by its class. */
const look = {
  '.consign-bubble, .consign-pin, .consign-vehicle': {
    ...button,
    '&:focus-visible': { outline: `2px solid ${colour('accent.ring')}`, outlineOffset: 2 },
  },
  'div.consign-pin': { cursor: 'default' },
  '.consign-bubble': {
    minWidth: 36,
    height: 36,
    paddingInline: 6,
    borderRadius: 18,
    background: colour('bg.raised'),
    color: colour('fg.default'),
    border: `3px solid ${colour('accent')}`,
    boxShadow: floating,
    fontSize: 13,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '.consign-pin': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 28,
    height: 28,
    borderRadius: 14,
    background: colour('accent'),
    color: colour('accent.contrast'),
    border: '2px solid #fff',
    boxShadow: floating,
    fontSize: 13,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '.consign-pin::before': { content: 'attr(data-initials)' },
  '.consign-vehicle': {
    position: 'absolute',
    width: 28,
    height: 28,
    background: 'none',
    color: colour('status.neutral.fg'),
  },
  '.consign-vehicle > svg': {
    display: 'block',
    width: 28,
    height: 28,
    overflow: 'visible',
    filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.35))',
  },
  '.consign-vehicle > svg > *': { fill: 'currentcolor', stroke: '#fff', strokeWidth: 2, strokeLinejoin: 'round' },
  '.consign-vehicle > span': {
    position: 'absolute',
    top: 4,
    insetInlineStart: 30,
    padding: '1px 5px',
    borderRadius: 4,
    background: colour('bg.raised'),
    color: colour('fg.default'),
    boxShadow: floating,
    fontSize: 11,
    lineHeight: '18px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  ...Object.fromEntries(
    tones.map((tone) => [
      `.consign-vehicle[data-tone=${tone}]`,
      { color: `color-mix(in oklab, ${colour(`status.${tone}.fg`)} 85%, ${colour(`status.${tone}.bg`)})` },
    ]),
  ),
  ...Object.fromEntries(
    tones.map((tone) => [
      `.consign-pin[data-tone=${tone}]`,
      { background: colour(`status.${tone}.fg`), color: colour(`status.${tone}.bg`) },
    ]),
  ),
  '.consign-pin[aria-current=true], .consign-vehicle[aria-current=true] > span': {
    outline: `3px solid ${colour('accent.ring')}`,
    outlineOffset: 1,
    zIndex: 1,
  },
} as never;

export const MapLook = () => <Global styles={look} />;
