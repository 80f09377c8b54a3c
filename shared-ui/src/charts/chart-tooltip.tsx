import { getGroundColor, type Mode } from './chart-theme.ts';

/** Tooltip of a chart, with inline colours because nivo renders it outside of the theme. */
export const ChartTooltip = ({ mode, text }: { mode: Mode; text: string }) => (
  <div
    style={{
      padding: '6px 9px',
      borderRadius: 6,
      whiteSpace: 'nowrap',
      border: `1px solid ${getGroundColor(mode, 'border.subtle')}`,
      background: getGroundColor(mode, 'bg.raised'),
      color: getGroundColor(mode, 'fg.default'),
    }}
  >
    {text}
  </div>
);
