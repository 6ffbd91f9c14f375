export { LineChart } from './LineChart.tsx';
export type { LineChartProps } from './LineChart.tsx';
export type { ChartLabels } from '../../internal/chart/messages.ts';
export type { ChartSeries } from '../../internal/chart/types.ts';
