import { groundIn, type Mode } from './chart-look.ts';

/** What is told of a place that is pointed at; drawn in the chart's own colours, outside of the theme's reach. */
export const ChartTip = ({ mode, text }: { mode: Mode; text: string }) => (
  <div
    style={{
      padding: '6px 9px',
      borderRadius: 6,
      whiteSpace: 'nowrap',
      border: `1px solid ${groundIn(mode, 'border.subtle')}`,
      background: groundIn(mode, 'bg.raised'),
      color: groundIn(mode, 'fg.default'),
    }}
  >
    {text}
  </div>
);
