import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { Icon } from '@saywright/ui/Icon';
import { LinkButton } from '@saywright/ui/LinkButton';
import { ProcessLine } from '@saywright/ui/ProcessLine';
import { Receipt } from '@saywright/ui/Receipt';
import { RiskBadge } from '@saywright/ui/RiskBadge';
import type { ReactElement } from 'react';
import { homeCopy } from '../../copy/home.ts';
import * as css from './ExampleStory.css.ts';

const copy = homeCopy.stage;

const line = homeCopy.steps.map((label, index) => ({
  label,
  state: index < 3 ? ('done' as const) : index === 3 ? ('now' as const) : ('next' as const),
}));

const counts = copy.counts.map(([label, value]) => ({
  label,
  value,
  tone: value === '0' ? ('zero' as const) : ('plain' as const),
}));

/** Text in which every second part is emphasised. */
function Emphasised({ parts }: { readonly parts: readonly string[] }): ReactElement {
  return <>{parts.map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part))}</>;
}

/** An example in one panel, marked as such: the instruction, its plan and its proof. */
export function ExampleStory(): ReactElement {
  return (
    <Card title={copy.title} padding="none" action={<Badge tone="line">{copy.mark}</Badge>}>
      <div className={css.line}>
        <ProcessLine label={homeCopy.line} steps={line} />
      </div>
      <div className={css.columns}>
        <div className={css.dialogue}>
          <div className={css.instruction}>
            <span className={css.who}>{copy.you}</span>
            <p className={css.bubble}>{copy.said}</p>
          </div>
          <div>
            <span className={css.who}>Saywright</span>
            <p className={css.answer}>
              <Emphasised parts={copy.answer} />
            </p>
          </div>
          <div className={css.trying}>
            <LinkButton href="#try">{copy.try}</LinkButton>
            {copy.tryNote}
          </div>
        </div>
        <div className={css.plan}>
          <div className={css.top}>
            <span className={css.service}>
              <Icon name="database" />
              {copy.service}
            </span>
            <RiskBadge risk="low" />
          </div>
          <h3 className={css.title}>{copy.plan}</h3>
          <div className={css.proof}>
            <ol className={css.steps}>
              {copy.steps.map((parts) => (
                <li key={parts.join('')}>
                  <span>
                    <Emphasised parts={parts} />
                  </span>
                </li>
              ))}
            </ol>
            <Receipt
              title={copy.proven}
              note={copy.provenNote}
              lines={counts}
              undo={{ title: copy.undo, text: copy.undoText, available: true }}
            />
          </div>
        </div>
      </div>
    </Card>
  );
}
