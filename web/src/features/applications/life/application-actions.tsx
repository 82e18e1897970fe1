import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { dossierPath } from '#web/routing/application-path.ts';
import { withTexts } from '#web/routing/page.ts';
import { approvalRecordPath, ofApplication } from '#web/routing/subject-path.ts';
import { type Act, actOf, actsFor } from './acts.ts';
import type { LifeDialogProps } from './life-dialog.tsx';
import { useBom } from './use-bom.ts';

const BOM = 'bom';

const TEMPLATE = 'template';

const FillDialog = lazyPart(
  withTexts(
    ['intake', 'controls', 'approval', 'assessments', 'documents', 'legal', 'templates'],
    () => import('../legal/fill-dialog.tsx'),
  ),
);
const LifeDialog = lazyPart<LifeDialogProps>(() => import('./life-dialog.tsx'));

/** The menu of an application: its downloads for everyone, and its lifecycle for people who may edit it. */
export const ApplicationActions = ({ application, mayAct }: { application: Application; mayAct: boolean }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { roles } = useCurrentUser();
  const [doing, setDoing] = useState<Act>();
  const [isFilling, setFilling] = useState(false);
  const bom = useBom(application);
  const { id } = application;
  const acts = mayAct ? actsFor(application, isAdministrator(roles)) : [];
  const items = acts.map(({ act, not }) => ({
    id: act,
    text: t(`applications.life.${act}.name`),
    ...(not && { disabled: true, disabledReason: t(`applications.life.${not}`) }),
  }));
  const record = { id: 'record', text: t('workspace.downloads.record'), href: approvalRecordPath(ofApplication(id)) };
  const downloads = [
    ...(application.approval ? [record] : []),
    { id: 'dossier', text: t('workspace.downloads.dossier'), href: dossierPath(id) },
    { id: BOM, text: t('workspace.downloads.bom') },
    { id: TEMPLATE, text: t('workspace.downloads.template') },
  ];
  return (
    <>
      <ButtonDropdown
        items={[...items, { text: t('workspace.downloads.label'), items: downloads }]}
        loading={bom.isPending}
        onItemClick={({ detail }) => {
          if (detail.id === BOM) bom.mutate();
          else if (detail.id === TEMPLATE) setFilling(true);
          else setDoing(actOf(detail.id));
        }}
        onItemFollow={(event) => {
          event.preventDefault();
          if (event.detail.href) navigate(event.detail.href, { state });
        }}
      >
        {t('list.bulk.actions')}
      </ButtonDropdown>
      {isFilling && (
        <Suspense>
          <FillDialog application={application} onClose={() => setFilling(false)} />
        </Suspense>
      )}
      {doing && (
        <Suspense>
          <LifeDialog act={doing} application={application} onClose={() => setDoing(undefined)} />
        </Suspense>
      )}
    </>
  );
};
