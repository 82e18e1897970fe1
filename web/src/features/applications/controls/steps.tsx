import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonalAction, ShownControl } from '#domain/controls/control.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { missingOf, useControlChanges } from './use-control-changes.ts';

/** In order of display; the last action is the primary button. */
const SHOWN = ['exclude', 'start', 'return', 'submit', 'accept'] as const satisfies readonly PersonalAction[];

const startLabel = ({ state }: ShownControl) =>
  state === 'not_started' ? 'start' : state === 'ready_for_review' ? 'takeBack' : 'again';

/** Buttons for the actions that the current user may take in this state. */
export const Steps = ({ one }: { one: ShownControl }) => {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useControlChanges(one);
  const [begun, setBegun] = useState<PersonalAction>();
  const [asked, setAsked] = useState<'exclude' | 'return'>();
  const act = (action: PersonalAction) => {
    if (action === 'exclude' || action === 'return') return setAsked(action);
    setBegun(action);
    mutate((acts) => acts.act(action), {
      onSuccess: () => snackbar.show({ type: 'success', message: t(`controls.steps.done.${action}`) }),
    });
  };
  const missing = missingOf(t, one.lacks);
  const isReady = (action: PersonalAction) => !one.lacks.length || (action !== 'accept' && action !== 'submit');
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {SHOWN.filter((action) => one.possible.includes(action)).map((action) => (
        <Button
          key={action}
          variant={action === 'accept' || action === 'submit' ? 'primary' : 'normal'}
          loading={isPending && variables !== undefined && begun === action}
          {...(!isReady(action) && { disabled: true, disabledReason: missing })}
          onClick={() => act(action)}
        >
          {t(`controls.steps.${action === 'start' ? startLabel(one) : action}`)}
        </Button>
      ))}
      {asked && <ReasonDialog one={one} action={asked} onClose={() => setAsked(undefined)} />}
    </SpaceBetween>
  );
};
