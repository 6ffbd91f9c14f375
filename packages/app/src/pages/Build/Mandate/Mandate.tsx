import {
  activateAllRules,
  canActivateAll,
  countActiveRules,
  mandateNote,
  mandateStatusText,
  rulesBySection,
  toggleMandateRule,
  type MandatePriority,
} from '@saywright/domain/mandate';
import { Badge } from '@saywright/ui/Badge';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Icon } from '@saywright/ui/Icon';
import { MandateSwitch } from '@saywright/ui/MandateSwitch';
import { PriorityBadge, type Priority } from '@saywright/ui/PriorityBadge';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { mandateCopy } from '../../../copy/build/mandate.ts';
import * as page from '../Build.css.ts';
import { buildStores, useBuildStore } from '../buildStores.ts';
import { FunctionalScore } from './FunctionalScore.tsx';
import * as css from './Mandate.css.ts';

const priorities: Readonly<Record<MandatePriority, Priority>> = {
  EXTREME: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
};

/** The rules of the mandate with their switches; rules that are off are left out of validation. */
export default function Mandate(): ReactElement {
  const [rules, saveRules] = useBuildStore(buildStores.mandates);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  const toggle = useCallback(
    (_: boolean, id: string) => saveRules(toggleMandateRule(latest.current, id)),
    [saveRules],
  );
  const { active, total } = countActiveRules(rules);
  const groups = rulesBySection(rules).map((group) => ({ ...group, ...countActiveRules(group.rules) }));
  const isComplete = active === total;
  return (
    <div className={page.columns}>
      <div className={page.side}>
        <FunctionalScore />
        <nav aria-label={mandateCopy.index} className={css.index}>
          {groups.map((group) => (
            <a key={group.section} href={`#${group.section}`}>
              {mandateCopy.sections[group.section]}
              <span>{mandateCopy.share(group.active, group.total)}</span>
            </a>
          ))}
        </nav>
      </div>
      <Stack gap={16}>
        <Row gap={16}>
          <h2 ref={heading} tabIndex={-1} className={page.heading}>
            {mandateCopy.active(active, total)}
          </h2>
          <span role="status">
            <Badge tone={isComplete ? 'success' : 'warning'} icon={isComplete ? 'check-circle' : 'warning'}>
              {mandateStatusText(rules)}
            </Badge>
          </span>
          {canActivateAll(rules) && (
            <span className={page.end}>
              <Button
                onClick={() => {
                  saveRules(activateAllRules(rules));
                  // The button disappears, so focus moves to the heading it changed.
                  heading.current?.focus();
                }}
              >
                {mandateCopy.activateAll}
              </Button>
            </span>
          )}
        </Row>
        {groups.map((group) => (
          <div key={group.section} id={group.section} className={css.group}>
            <Card
              headingLevel={3}
              title={
                <span className={css.groupTitle}>
                  {mandateCopy.sections[group.section]} <span className={page.mono}>{group.section}</span>
                </span>
              }
              action={mandateCopy.on(group.active, group.total)}
            >
              <Stack gap={8}>
                {group.rules.map((rule) => (
                  <MandateSwitch
                    key={rule.id}
                    ruleId={rule.id}
                    title={rule.title}
                    rule={rule.description}
                    priority={<PriorityBadge priority={priorities[rule.priority]} label={rule.priority} />}
                    checked={rule.active}
                    onChange={toggle}
                  />
                ))}
              </Stack>
            </Card>
          </div>
        ))}
        <p className={css.note}>
          <Icon name="info" />
          <span>{mandateNote}</span>
        </p>
      </Stack>
    </div>
  );
}
