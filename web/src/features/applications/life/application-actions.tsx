import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { type Act, actOf, actsFor } from './acts.ts';
import type { LifeDialogProps } from './life-dialog.tsx';

const LifeDialog = lazyPart<LifeDialogProps>(() => import('./life-dialog.tsx'));

export const ApplicationActions = ({ application }: { application: Application }) => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const [doing, setDoing] = useState<Act>();
  const items = actsFor(application, isAdministrator(roles)).map(({ act, not }) => ({
    id: act,
    text: t(`applications.life.${act}.name`),
    ...(not && { disabled: true, disabledReason: t(`applications.life.${not}`) }),
  }));
  return (
    <>
      <ButtonDropdown items={items} onItemClick={({ detail }) => setDoing(actOf(detail.id))}>
        {t('list.bulk.actions')}
      </ButtonDropdown>
      {doing && (
        <Suspense>
          <LifeDialog act={doing} application={application} onClose={() => setDoing(undefined)} />
        </Suspense>
      )}
    </>
  );
};
