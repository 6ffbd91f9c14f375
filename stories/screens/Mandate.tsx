import {
  Badge,
  Button,
  Card,
  Heading,
  MandateSwitch,
  RiskBadge,
  ProgressBar,
  Row,
  SideNav,
  Stack,
  Text,
  type Risk,
} from '@saywright/ui';
import { useState, type ReactElement } from 'react';
import { groups } from './mandateRules.ts';
import * as css from './screens.css.ts';

const levels: Readonly<Record<Risk, string>> = {
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
  critical: 'EXTREME',
};
const all = groups.flatMap(({ rules }) => rules.map(({ id }) => id));
const idOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The rules of a build with a switch for each. */
export function Mandate(): ReactElement {
  const [active, setActive] = useState<readonly string[]>(() => all.filter((id) => id !== 'RULE_4.1'));
  const change = (checked: boolean, id: string): void =>
    setActive((before) => (checked ? [...before, id] : before.filter((other) => other !== id)));
  const countOf = (ids: readonly string[]): number => ids.filter((id) => active.includes(id)).length;
  const off = all.length - active.length;
  const score = active.length / all.length;
  return (
    <div className={css.rules}>
      <div className={css.aside}>
        <Card padding="sm">
          <ProgressBar label="Functional Score" value={Math.round(score * 100)} tone="success" />
        </Card>
        <SideNav
          label="Groups of rules"
          sections={[
            {
              id: 'groups',
              items: groups.map(({ title, rules }) => ({
                id: title,
                label: title,
                href: `#${idOf(title)}`,
                note: `${countOf(rules.map(({ id }) => id))}/${rules.length}`,
              })),
            },
          ]}
        />
      </div>
      <Stack gap={24}>
        <Row justify="between">
          <Row gap={12}>
            <Heading level={2} size={18}>
              {active.length} of {all.length} rules active
            </Heading>
            {off > 0 && (
              <Badge tone="warning" icon="warning">
                {off === 1 ? '1 mandate disabled' : `${off} mandates disabled`}
              </Badge>
            )}
          </Row>
          <Button disabled={off === 0} onClick={() => setActive(all)}>
            Activate All
          </Button>
        </Row>
        {groups.map(({ title, rules }) => (
          <section key={title} id={idOf(title)} className={css.ruleGroup}>
            <Row justify="between">
              <Heading level={3} size={16}>
                {title} <span className={css.ruleCode}>{title.toUpperCase().replaceAll(' ', '_')}</span>
              </Heading>
              <Text size={13} tone="muted">
                {countOf(rules.map(({ id }) => id))} of {rules.length} on
              </Text>
            </Row>
            {rules.map(({ id, title: name, rule, risk }) => (
              <MandateSwitch
                key={id}
                ruleId={id}
                title={name}
                rule={rule}
                priority={<RiskBadge risk={risk} label={levels[risk]} />}
                checked={active.includes(id)}
                onChange={change}
              />
            ))}
          </section>
        ))}
        <Text size={13} tone="muted">
          Turning a rule on or off is an instruction to look again at how well the build follows it. It does
          not change any code.
        </Text>
      </Stack>
    </div>
  );
}
