export { LineChart } from './LineChart.tsx';
export type { LineChartProps } from './LineChart.tsx';
export type { ChartLabels, ChartSeries } from '../../internal/chart/types.ts';
