export { ChartCard } from './chart-card.tsx';
export { isEmptyChart, type ChartData, type ChartPoint, type ChartSeries } from './chart-data.ts';
