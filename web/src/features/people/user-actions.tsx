import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BulkProps } from '#web/components/list/bulk.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import type { User } from './queries.ts';
import { ACTIONS, type Action, isAction } from './user-acts.ts';

const ActOnUsers = lazyPart<BulkProps<User>>(() => import('./act-on-users.tsx'));

/** What makes sense for this person, as they are now. */
const isFor = (action: Action, { status, from_directory }: User) => {
  if (action === 'send') return status !== 'disabled' && !from_directory;
  if (action === 'enable') return status === 'disabled';
  return action === 'remove' || status !== 'disabled';
};

export const UserActions = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = useCurrentUser();
  const [doing, setDoing] = useState<Action>();
  const items = ACTIONS.filter((action) => isFor(action, user)).map((action) => ({
    id: action,
    text: t(`people.acts.${action}.name`),
  }));
  if (user.id === id) return null; // nobody does any of it to their own account
  return (
    <>
      <ButtonDropdown items={items} onItemClick={({ detail }) => isAction(detail.id) && setDoing(detail.id)}>
        {t('list.bulk.actions')}
      </ButtonDropdown>
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
