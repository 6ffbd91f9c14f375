import { canSelectModel, modelScoreTone, type AiModel } from '@saywright/domain/models';
import { Badge } from '@saywright/ui/Badge';
import { Meter, type MeterTone } from '@saywright/ui/Meter';
import { Row } from '@saywright/ui/Row';
import { useId, type ReactElement } from 'react';
import { modelsCopy } from '../../../copy/advanced.ts';
import * as page from '../Advanced.css.ts';
import * as css from './Models.css.ts';

interface ModelOptionProps {
  readonly model: AiModel;
  /** Radio group name, shared by all options. */
  readonly group: string;
  readonly isActive: boolean;
  readonly onChoose: (id: string) => void;
}

const meterTones = { green: 'success', yellow: 'warning', red: 'danger' } as const satisfies Record<
  ReturnType<typeof modelScoreTone>,
  MeterTone
>;

/** A model with its three scores; one that is not available yet cannot be chosen. */
export function ModelOption({ model, group, isActive, onChoose }: ModelOptionProps): ReactElement {
  const id = useId();
  const canChoose = canSelectModel(model);
  return (
    <div className={css.option}>
      <div className={css.words}>
        <div className={css.head}>
          <input
            id={id}
            type="radio"
            className={css.radio}
            name={group}
            value={model.id}
            checked={isActive}
            disabled={!canChoose}
            aria-describedby={`${id}-text`}
            onChange={() => onChoose(model.id)}
          />
          <label htmlFor={id} className={css.name}>
            {model.name}
          </label>
          {isActive && (
            <Badge tone="accent" icon="check">
              {modelsCopy.active}
            </Badge>
          )}
        </div>
        <div id={`${id}-text`}>
          <p className={page.muted}>{`${model.provider} · ${modelsCopy.specialties[model.specialty]}`}</p>
          <p>{model.description}</p>
          {!canChoose && <p className={page.muted}>{modelsCopy.unavailable}</p>}
        </div>
        <Row gap={4}>
          {model.capabilities.map((capability) => (
            <Badge key={capability} tone="line">
              {capability}
            </Badge>
          ))}
        </Row>
      </div>
      <div className={css.scores}>
        {(['speed', 'accuracy', 'cost'] as const).map((score) => {
          const tone = modelScoreTone(model[score]);
          return (
            <Meter
              key={score}
              label={modelsCopy.scores[score]}
              value={model[score]}
              max={10}
              valueText={String(model[score])}
              status={modelsCopy.tones[tone]}
              tone={meterTones[tone]}
            />
          );
        })}
      </div>
    </div>
  );
}
