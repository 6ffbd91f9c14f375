import { quickActions, type DashboardQuickAction } from '@saywright/domain/dashboard';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import { useId, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { offerDraft } from '../../services/drafts.ts';
import * as css from './QuickActions.css.ts';

/** Four shortcuts: three draft an instruction for the user to send; one opens the help. */
export function QuickActions(): ReactElement {
  const id = useId();
  const navigate = useNavigate();
  const press = ({ action }: DashboardQuickAction): void => {
    if (action.kind === 'instruction') offerDraft(action.instruction);
    void navigate(action.to);
  };
  return (
    <Card title={dashboardCopy.quickActions} padding="sm">
      <Grid columns={2} gap={12}>
        {quickActions.map((action) => (
          <Stack key={action.label} gap={4}>
            <Button
              icon={action.icon}
              aria-describedby={`${id}${action.label}`}
              onClick={() => press(action)}
            >
              {action.label}
            </Button>
            <p id={`${id}${action.label}`} className={css.note}>
              {action.note}
            </p>
          </Stack>
        ))}
      </Grid>
    </Card>
  );
}
