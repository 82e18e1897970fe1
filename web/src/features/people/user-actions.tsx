import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { VIEWING_MINUTES } from '#domain/people/viewing-minutes.ts';
import { api } from '#web/api/client.ts';
import { LANDING_PAGE } from '#web/app/origin-page.ts';
import { beginViewing } from '#web/auth/viewing.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import type { BulkProps } from '#web/components/list/bulk/bulk.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import type { AboutPerson } from './about-person.ts';
import type { User } from './queries.ts';
import { ACTIONS, type Action, isAction } from './user-acts.ts';

const GiveOut = lazyPart<AboutPerson>(() => import('./give-out.tsx'));
const EraseUser = lazyPart<AboutPerson>(() => import('./erase-user.tsx'));
const ActOnUsers = lazyPart<BulkProps<User>>(() => import('./act-on-users.tsx'));

const isAvailable = (action: Action, { status, from_directory }: User) => {
  if (action === 'send') return status !== 'disabled' && !from_directory;
  if (action === 'enable') return status === 'disabled';
  return action === 'remove' || status !== 'disabled';
};

export const UserActions = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = useCurrentUser();
  const [doing, setDoing] = useState<Action>();
  const [asking, setAsking] = useState<'give' | 'erase'>();
  const view = useMutation({
    mutationFn: () => api('POST /access/users/{user_id}/viewings', { params: { user_id: user.id } }),
    onSuccess: (viewing) => beginViewing({ ...viewing, person: { id: user.id, name: user.name } }, LANDING_PAGE),
    onError: (error) => snackbar.show({ type: 'error', message: changeFailed(t, t('people.view.failed'), error) }),
  });
  const items = ACTIONS.filter((action) => isAvailable(action, user)).map((action) => ({
    id: action,
    text: t(`people.acts.${action}.name`),
  }));
  const viewAs = {
    id: 'view',
    text: t('people.view.as', { name: user.name }),
    secondaryText: t('people.view.hint', { count: VIEWING_MINUTES }),
  };
  const more = [
    { id: 'give', text: t('people.data.give') },
    ...(user.status === 'disabled' ? [{ id: 'erase', text: t('people.erase.name') }] : []),
  ];
  const choose = (chosen: string) => {
    if (isAction(chosen)) return setDoing(chosen);
    if (chosen === 'give' || chosen === 'erase') return setAsking(chosen);
    view.mutate();
  };
  const Ask = asking === 'give' ? GiveOut : EraseUser;
  if (user.id === id) return null; // not for the user's own account
  return (
    <>
      <ButtonDropdown
        loading={view.isPending}
        items={[...(user.status === 'disabled' ? [] : [viewAs]), ...items, ...more]}
        onItemClick={({ detail }) => choose(detail.id)}
      >
        {t('list.bulk.actions')}
      </ButtonDropdown>
      {asking && (
        <Suspense>
          <Ask user={user} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
      {doing && (
        <Suspense>
          <ActOnUsers
            name={doing}
            title={t(`people.acts.${doing}.name`)}
            rows={[user]}
            onClose={(left) => {
              setDoing(undefined);
              if (doing === 'remove' && left.length === 0) navigate('/manage-users', { replace: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
};
