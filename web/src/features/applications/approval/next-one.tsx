import Button from '@cloudscape-design/components/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { holds, permissions } from '#domain/permissions.ts';
import { isForOtherKeys } from '#web/components/keys.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { approvalPath } from '#web/routing/application-path.ts';
import { approvalQueries } from './queries.ts';

/** For whoever decides: the way to what waits for them besides this. */
export const NextOne = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { roles, shortcuts } = useCurrentUser();
  const { data = [] } = useQuery({ ...approvalQueries.waiting, enabled: holds(roles, permissions.decideAtAll) });
  const next = data.find((one) => one.id !== id);
  const isOn = shortcuts === 'on' && next !== undefined;
  const go = useEffectEvent(() => next && navigate(approvalPath(next.id)));

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

  if (!next) return null;
  return (
    <Button
      iconName="angle-right"
      iconAlign="right"
      href={approvalPath(next.id)}
      onFollow={(event) => {
        event.preventDefault();
        go();
      }}
    >
      {t('approval.next.one', { name: next.name })}
    </Button>
  );
};
