import { Global } from '@emotion/react';

const toColorVar = (name: string) => `var(--ui-colors-${name.replaceAll('.', '-')})`;
const FLOATING_SHADOW = 'var(--ui-shadows-floating)';
/** The engines' fonts have no Sinhala. */
const BUTTON_RESET = { padding: 0, border: 0, font: 'inherit', fontFamily: 'var(--ui-fonts-body)', cursor: 'pointer' };
const TONES = ['neutral', 'info', 'progress', 'warn', 'bad', 'good'];

/** Elements on the map are created without React and are styled by class. */
const STYLES = {
  '.consign-cluster, .consign-pin, .consign-vehicle': {
    ...BUTTON_RESET,
    '&:focus-visible': { outline: `2px solid ${toColorVar('accent.ring')}`, outlineOffset: 2 },
  },
  'div.consign-pin': { cursor: 'default' },
  '.consign-cluster': {
    minWidth: 36,
    height: 36,
    paddingInline: 6,
    borderRadius: 18,
    color: toColorVar('fg.default'),
    border: '4px solid transparent',
    background: `linear-gradient(${toColorVar('bg.raised')} 0 0) padding-box, var(--consign-ring, linear-gradient(${toColorVar('accent')} 0 0)) border-box`,
    boxShadow: FLOATING_SHADOW,
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
    background: toColorVar('accent'),
    color: toColorVar('accent.contrast'),
    border: '2px solid #fff',
    boxShadow: FLOATING_SHADOW,
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
    color: toColorVar('status.neutral.fg'),
  },
  '.consign-vehicle > svg': {
    display: 'block',
    width: 28,
    height: 28,
    overflow: 'visible',
    filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.35))',
  },
  '.consign-vehicle > svg > *': { fill: 'currentcolor', stroke: '#fff', strokeWidth: 2, strokeLinejoin: 'round' },
  '.consign-vehicle[data-coarse] > svg > *': { fillOpacity: 0.35, stroke: 'currentcolor', strokeDasharray: '3 2' },
  '.consign-vehicle > span': {
    position: 'absolute',
    top: 4,
    insetInlineStart: 30,
    padding: '1px 5px',
    borderRadius: 4,
    background: toColorVar('bg.raised'),
    color: toColorVar('fg.default'),
    boxShadow: FLOATING_SHADOW,
    fontSize: 11,
    lineHeight: '18px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  ...Object.fromEntries(
    TONES.map((tone) => [
      `.consign-vehicle[data-tone=${tone}]`,
      { color: `color-mix(in oklab, ${toColorVar(`status.${tone}.fg`)} 85%, ${toColorVar(`status.${tone}.bg`)})` },
    ]),
  ),
  '.consign-vehicle[data-alert]::after, .consign-cluster:not([data-alert=""])::after': {
    content: '"!"',
    position: 'absolute',
    top: -5,
    insetInlineEnd: -5,
    width: 15,
    height: 15,
    borderRadius: 8,
    border: '1.5px solid #fff',
    fontSize: 10,
    lineHeight: '12px',
    fontWeight: 700,
    textAlign: 'center',
  },
  ...Object.fromEntries(
    TONES.map((tone) => [
      `.consign-vehicle[data-alert=${tone}]::after, .consign-cluster[data-alert=${tone}]::after`,
      { background: toColorVar(`status.${tone}.fg`), color: toColorVar(`status.${tone}.bg`) },
    ]),
  ),
  ...Object.fromEntries(
    TONES.map((tone) => [
      `.consign-pin[data-tone=${tone}]`,
      { background: toColorVar(`status.${tone}.fg`), color: toColorVar(`status.${tone}.bg`) },
    ]),
  ),
  '.consign-pin[aria-current=true], .consign-vehicle[aria-current=true] > span': {
    outline: `3px solid ${toColorVar('accent.ring')}`,
    outlineOffset: 1,
    zIndex: 1,
  },
} as never;

export const MapStyles = () => <Global styles={STYLES} />;
