import Button from '@cloudscape-design/components/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { holds, permissions } from '#domain/permissions.ts';
import { isForOtherKeys } from '#web/components/keyboard/keys.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { approvalPath } from '#web/routing/subject-path.ts';
import { approvalQueries } from './queries.ts';

/** Approvals that wait for the user, if they decide at all. */
export const useWaitingApprovals = () => {
  const { roles } = useCurrentUser();
  return useQuery({ ...approvalQueries.waiting, enabled: holds(roles, permissions.decideAtAll) });
};

/** Leads people who decide to the next approval that waits for them. */
export const NextOne = ({ besides }: { besides: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { shortcuts } = useCurrentUser();
  const { data = [] } = useWaitingApprovals();
  const next = data.find((one) => one.id !== besides);
  const to = next && approvalPath({ things: `${next.thing}s`, id: next.id });
  const isOn = shortcuts === 'on' && next !== undefined;
  const go = useEffectEvent(() => to && navigate(to));

  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'n' || isForOtherKeys(event)) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);

  if (!next || !to) return null;
  return (
    <Button
      iconName="angle-right"
      iconAlign="right"
      href={to}
      onFollow={(event) => {
        event.preventDefault();
        go();
      }}
    >
      {t('approval.next.one', { name: next.name })}
    </Button>
  );
};
