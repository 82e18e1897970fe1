import ButtonDropdown, { type ButtonDropdownProps } from '@cloudscape-design/components/button-dropdown';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Risk } from '#domain/register/risk.ts';
import { RISK_ACTIONS, RISK_FLOW, type RiskAction, type RiskStatus } from '#domain/register/states.ts';
import { possible } from '#domain/states.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { lazyPart } from '#web/parts.ts';
import { stepName } from './step-name.ts';

const StepDialog = lazyPart(() => import('./step-dialog.tsx'));
const RemoveRisk = lazyPart(() => import('./remove-risk.tsx'));

/** The steps that the status allows. A step that the user may not take says why, if it could be theirs. */
export const RiskActions = ({ risk, mayEdit }: { risk: Risk; mayEdit: boolean }) => {
  const { t } = useTranslation();
  const isViewing = useViewing() !== undefined;
  const [open, setOpen] = useState<RiskAction | 'remove'>();
  const menu = useRef<ButtonDropdownProps.Ref>(null);
  const close = () => {
    // The dialog is gone before the menu can take the focus.
    flushSync(() => setOpen(undefined));
    menu.current?.focus();
  };
  const { status, actions, acceptance_refusal: refused, treatment } = risk;
  const refusalOf = (action: RiskAction) => {
    if (action === 'accept' && refused && refused !== 'not_permitted') return t(`register.refusals.${refused}`);
    return action === 'treat' && treatment === null ? t('register.noTreatment') : undefined;
  };
  const steps = possible<RiskStatus, RiskAction>(RISK_FLOW, status)
    .toSorted((a, b) => RISK_ACTIONS.indexOf(a) - RISK_ACTIONS.indexOf(b))
    .filter((action) => !isViewing && (actions.includes(action) || (mayEdit && refusalOf(action) !== undefined)))
    .map((action) => {
      const refusal = refusalOf(action);
      return {
        id: action,
        text: t(`register.steps.${stepName(action, status)}.name`),
        ...(refusal !== undefined && { disabled: true, disabledReason: refusal }),
      };
    });
  const items = [...steps, ...(mayEdit ? [{ id: 'remove', text: t('register.remove.action') }] : [])];
  if (items.length === 0) return null;
  return (
    <>
      <ButtonDropdown
        ref={menu}
        items={items}
        onItemClick={({ detail }) =>
          setOpen(detail.id === 'remove' ? 'remove' : RISK_ACTIONS.find((action) => action === detail.id))
        }
      >
        {t('list.bulk.actions')}
      </ButtonDropdown>
      {open && (
        <Suspense>
          {open === 'remove' ? (
            <RemoveRisk risk={risk} onClose={close} />
          ) : (
            <StepDialog risk={risk} action={open} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
};
