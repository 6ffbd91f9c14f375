'use client';
import type { ReactElement } from 'react';
import { useMessages } from '../../messages/context.ts';
import { Badge } from '../Badge/Badge.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { english } from './messages.ts';
import * as css from './SampleMark.css.ts';

/** Whether figures are made up to show how it looks, or are the project's own. */
export type DataMode = 'sample' | 'live';

export interface SampleMarkProps {
  /** What the panel shows now. @default 'sample' */
  mode?: DataMode | undefined;
  /** Words over sample figures. @default 'Sample data' */
  sampleLabel?: string | undefined;
  /** Words over real figures. @default 'Live data' */
  liveLabel?: string | undefined;
  /** Called with the mode that is wanted; shows the two-way switch, so leave it out where there is nothing real. */
  onChange?: ((mode: DataMode) => void) | undefined;
  /** Accessible name of the switch. @default 'Figures' */
  switchLabel?: string | undefined;
  /** The switch to sample figures. @default 'Sample' */
  sampleOption?: string | undefined;
  /** The switch to real figures. @default 'Live' */
  liveOption?: string | undefined;
}

/** Says beside a heading whether the figures below are samples. */
export function SampleMark(props: SampleMarkProps): ReactElement {
  const words = useMessages('SampleMark', english);
  const { mode = 'sample', sampleLabel = words.sample, liveLabel = words.live, onChange } = props;
  const { switchLabel = words.switchLabel } = props;
  const { sampleOption = words.sampleOption, liveOption = words.liveOption } = props;
  return (
    <div data-kit="SampleMark" data-mode={mode} className={css.root}>
      {mode === 'sample' ? (
        <Badge tone="warning" icon="info">
          {sampleLabel}
        </Badge>
      ) : (
        <Badge tone="success" icon="check-circle">
          {liveLabel}
        </Badge>
      )}
      {onChange !== undefined && (
        <SegmentedControl
          label={switchLabel}
          labelHidden
          size="sm"
          options={[
            { id: 'sample', label: sampleOption },
            { id: 'live', label: liveOption },
          ]}
          selected={mode}
          onSelect={(id) => onChange(id === 'live' ? 'live' : 'sample')}
        />
      )}
    </div>
  );
}
