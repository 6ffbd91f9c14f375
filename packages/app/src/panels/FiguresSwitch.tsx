import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement } from 'react';
import type { Figures } from './useFigures.ts';

interface FiguresSwitchProps {
  readonly figures: Figures;
  readonly onFigures: (figures: Figures) => void;
}

/** The mark of sample data, and the switch beside it to the project's own figures (D3). */
export function FiguresSwitch({ figures, onFigures }: FiguresSwitchProps): ReactElement {
  return <SampleMark mode={figures} onChange={onFigures} />;
}
