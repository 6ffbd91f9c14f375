'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../messages/context.ts';
import { Badge } from '../Badge/Badge.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { english } from './messages.ts';
import * as css from './SampleMark.css.ts';

/** Kind of data: sample data, or the project's own. */
export type DataMode = 'sample' | 'live';

export interface SampleMarkProps extends RootProps {
  /** Kind of data shown. @default 'sample' */
  mode?: DataMode | undefined;
  /** Label of sample data. @default 'Sample data' */
  sampleLabel?: string | undefined;
  /** Label of live data. @default 'Live data' */
  liveLabel?: string | undefined;
  /** Called with the selected mode. Shows the switch, so omit it if there is no live data. */
  onChange?: ((mode: DataMode) => void) | undefined;
  /** Accessible name of the switch. @default 'Figures' */
  switchLabel?: string | undefined;
  /** Label of the option for sample data. @default 'Sample' */
  sampleOption?: string | undefined;
  /** Label of the option for live data. @default 'Live' */
  liveOption?: string | undefined;
}

/** Label that says whether the data below is sample data. */
export function SampleMark(props: SampleMarkProps): ReactElement {
  const words = useMessages('SampleMark', english);
  const { mode = 'sample', sampleLabel = words.sample, liveLabel = words.live, onChange } = props;
  const { switchLabel = words.switchLabel } = props;
  const { sampleOption = words.sampleOption, liveOption = words.liveOption } = props;
  return (
    <div data-kit="SampleMark" data-mode={mode} {...rootProps(props, css.root)}>
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
          value={mode}
          onChange={(id) => onChange(id === 'live' ? 'live' : 'sample')}
        />
      )}
    </div>
  );
}
