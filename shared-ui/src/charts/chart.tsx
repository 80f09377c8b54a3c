import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { Box } from '../base/chakra.ts';
import { whenShown } from '../feedback/when-shown.tsx';
import type { ChartKind } from './chart-data.ts';
import type { Drawn } from './drawn.ts';

const HEIGHT = 260;
/** Before the room is known. */
const USUAL_WIDTH = 560;

/** The library of a kind comes when one of that kind is shown. */
const KINDS: Record<ChartKind, ComponentType<Drawn>> = {
  bar: whenShown<Drawn>(() => import('./bar-chart.tsx').then(({ BarChart }) => BarChart), HEIGHT),
  line: whenShown<Drawn>(() => import('./line-chart.tsx').then(({ LineChart }) => LineChart), HEIGHT),
  pie: whenShown<Drawn>(() => import('./pie-chart.tsx').then(({ PieChart }) => PieChart), HEIGHT),
};

/** The drawing alone, as wide as there is room. */
export function Chart({
  kind,
  frame,
  label,
  height = HEIGHT,
  ...drawn
}: Omit<Drawn, 'width' | 'height'> & {
  kind: ChartKind;
  /** What it shows, for those who do not see it. */ label: string;
  height?: number;
  frame: RefObject<HTMLDivElement | null>;
}) {
  const [width, setWidth] = useState(USUAL_WIDTH);
  const seen = useRef(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.clientWidth > 0 && element.clientWidth !== seen.current)
        setWidth((seen.current = element.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const Kind = KINDS[kind];
  return (
    <Box
      ref={frame}
      role="img"
      aria-label={label}
      minW="0"
      overflow="hidden"
      h={`${height}px`}
      fontVariantNumeric="tabular-nums"
    >
      <Kind {...drawn} width={width} height={height} />
    </Box>
  );
}
