import Button from '@cloudscape-design/components/button';
import ButtonDropdown, { type ButtonDropdownProps } from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Policy } from '#domain/policies/policy.ts';
import { POLICY_ACTIONS, type PolicyAction } from '#domain/policies/words.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { lazyPart } from '#web/parts.ts';

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx'));
const StepDialog = lazyPart(() => import('./step-dialog.tsx'));
const RemovePolicy = lazyPart(() => import('./remove-policy.tsx'));

/** Publishing, the steps that the status allows, and deletion of a draft. */
export const PolicyActions = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation();
  const viewing = useViewing();
  const [open, setOpen] = useState<PolicyAction | 'publish' | 'remove'>();
  const menu = useRef<ButtonDropdownProps.Ref>(null);
  const close = () => {
    // The dialog is gone before the menu can take the focus.
    flushSync(() => setOpen(undefined));
    menu.current?.focus();
  };
  if (viewing) return null;
  const { actions, may_delete, may_edit, has_changes, status, text, link } = policy;
  const items = [
    ...actions.map((action) => ({ id: action, text: t(`policies.steps.${action}.name`) })),
    ...(may_delete ? [{ id: 'remove', text: t('policies.remove.action') }] : []),
  ];
  const refusal =
    text === '' && link === '' ? t('policies.publish.noContent') : has_changes ? undefined : t('policies.publish.same');
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {items.length > 0 && (
        <ButtonDropdown
          ref={menu}
          items={items}
          onItemClick={({ detail }) =>
            setOpen(detail.id === 'remove' ? 'remove' : POLICY_ACTIONS.find((action) => action === detail.id))
          }
        >
          {t('list.bulk.actions')}
        </ButtonDropdown>
      )}
      {may_edit && status !== 'retired' && (
        <Button
          onClick={() => setOpen('publish')}
          {...(refusal !== undefined && { disabled: true, disabledReason: refusal })}
        >
          {t('policies.publish.action')}
        </Button>
      )}
      {open && (
        <Suspense>
          {open === 'remove' && <RemovePolicy policy={policy} onClose={close} />}
          {open === 'publish' && <PublishDialog policy={policy} onClose={() => setOpen(undefined)} />}
          {open !== 'remove' && open !== 'publish' && <StepDialog policy={policy} action={open} onClose={close} />}
        </Suspense>
      )}
    </SpaceBetween>
  );
};
