import { bytesText } from '@saywright/domain/receipt';
import { restoreParts, type RestorePart, type RestoreReason } from '@saywright/domain/restore-points';
import type { RestorePointsView, RestorePointView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { Icon } from '@saywright/ui/Icon';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import type { ComponentProps, ReactElement } from 'react';
import { restoreCopy as copy } from '../../copy/restore.ts';
import { useNow } from '../../panels/useNow.ts';
import { clockTime, dayName, dayOf } from '../../time.ts';
import * as css from './Restore.css.ts';

type IconName = ComponentProps<typeof Icon>['name'];

const partIcons: Readonly<Record<RestorePart, IconName>> = {
  database: 'database',
  people: 'user',
  files: 'image',
  code: 'branch',
  site: 'page',
  conversation: 'chat',
};

const reasonIcons: Readonly<Record<RestoreReason, IconName>> = {
  named: 'archive',
  daily: 'clock',
  'before-operation': 'warning',
  'before-return': 'undo',
};

/** What a restore point is called on the page. */
export function pointLabel({ name, reason }: RestorePointView): string {
  return reason === 'before-operation' || reason === 'before-return' ? copy.beforeName(name) : name;
}

interface PointListProps {
  readonly view: RestorePointsView;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

function PointRow({
  point,
  isChosen,
  onChoose,
}: {
  readonly point: RestorePointView;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): ReactElement {
  const { at, reason, changed } = point;
  return (
    <li>
      <button type="button" className={css.point} aria-pressed={isChosen} onClick={onChoose}>
        <Text as="span" size={13} tabular className={css.time}>
          <time dateTime={at}>{clockTime(at)}</time>
        </Text>
        <span className={css.words}>
          <Text as="div" weight={reason === 'named' ? 'semibold' : 'medium'}>
            {pointLabel(point)}
          </Text>
          <Text as="div" size={12} className={css.reason}>
            <Icon name={reasonIcons[reason]} size="sm" />
            {copy.reasons[reason]}
          </Text>
          <span className={css.hidden}>{copy.changed(changed.map((part) => copy.parts[part]))}</span>
        </span>
        {restoreParts.map((part) => (
          <span
            key={part}
            aria-hidden="true"
            className={changed.includes(part) ? `${css.lane} ${css.dot}` : css.lane}
          />
        ))}
      </button>
    </li>
  );
}

/** The restore points by day, with a lane for each part of the project. */
export function PointList({ view, chosen, onChoose }: PointListProps): ReactElement {
  const { points, bytes } = view;
  const days = [...new Set(points.map(({ at }) => dayOf(at)))];
  const today = dayOf(useNow());
  return (
    <Card title={copy.list}>
      <Stack>
        <div>
          <div className={css.heads} aria-hidden="true">
            <span className={css.headName} />
            {restoreParts.map((part) => (
              <Icon key={part} name={partIcons[part]} size="sm" />
            ))}
          </div>
          {days.map((day) => {
            const ofDay = points.filter(({ at }) => dayOf(at) === day);
            return (
              <section key={day}>
                <Text as="div" size={13} weight="semibold" tone="muted" className={css.day}>
                  {dayName(ofDay[0]?.at ?? '', today)}
                </Text>
                <ol className={css.list}>
                  {ofDay.map((point) => (
                    <PointRow
                      key={point.id}
                      point={point}
                      isChosen={point.id === chosen}
                      onChoose={() => onChoose(point.id)}
                    />
                  ))}
                </ol>
              </section>
            );
          })}
        </div>
        <ul className={css.legend} aria-label={copy.legend}>
          {restoreParts.map((part) => (
            <li key={part}>
              <Text as="div" size={12} className={css.legendItem}>
                <Icon name={partIcons[part]} size="sm" />
                {copy.parts[part]}
              </Text>
            </li>
          ))}
        </ul>
        <Text size={13} tone="muted">
          {copy.kept(points.length, bytesText(bytes))}
        </Text>
      </Stack>
    </Card>
  );
}
