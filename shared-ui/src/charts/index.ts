export { ChartBox } from './chart-box.tsx';
export { isEmptyChart, type ChartData, type ChartPoint, type ChartSeries } from './chart-data.ts';
