import { getLabelStep, type Scale } from './scale.rules.ts';
import { HEADER_WIDTH } from './timeline-size.ts';
import { gridColor } from './timeline-styles.ts';

/** Lines at the labelled hours, behind the rows. */
export function getGridStyle({ pxPerHour }: Scale) {
  const step = getLabelStep(pxPerHour);
  if (step === null) return {};
  return {
    backgroundImage: `linear-gradient(to right, ${gridColor} 1px, transparent 1px)`,
    backgroundSize: `${step * pxPerHour}px 100%`,
    backgroundPositionX: `${HEADER_WIDTH}px`,
  };
}
