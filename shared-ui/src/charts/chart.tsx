import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { Box } from '../base/chakra.ts';
import { lazyWithSkeleton } from '../feedback/lazy-with-skeleton.tsx';
import type { ChartKind } from './chart-data.ts';
import type { ChartProps } from './chart-props.ts';

const HEIGHT = 260;
/** Used until the element is measured. */
const DEFAULT_WIDTH = 560;

/** Each chart library is loaded when a chart of its kind is first shown. */
const CHARTS: Record<ChartKind, ComponentType<ChartProps>> = {
  bar: lazyWithSkeleton<ChartProps>(() => import('./bar-chart.tsx').then(({ BarChart }) => BarChart), HEIGHT),
  line: lazyWithSkeleton<ChartProps>(() => import('./line-chart.tsx').then(({ LineChart }) => LineChart), HEIGHT),
  pie: lazyWithSkeleton<ChartProps>(() => import('./pie-chart.tsx').then(({ PieChart }) => PieChart), HEIGHT),
};

/** The chart alone, as wide as its container. */
export function Chart({
  kind,
  frame,
  label,
  height = HEIGHT,
  ...chartProps
}: Omit<ChartProps, 'width' | 'height'> & {
  kind: ChartKind;
  /** Accessible description. */ label: string;
  height?: number;
  frame: RefObject<HTMLDivElement | null>;
}) {
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  const measuredWidth = useRef(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.clientWidth > 0 && element.clientWidth !== measuredWidth.current)
        setWidth((measuredWidth.current = element.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const ChartComponent = CHARTS[kind];
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
      <ChartComponent {...chartProps} width={width} height={height} />
    </Box>
  );
}
