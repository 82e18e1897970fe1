import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FoundationModel } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { CustomPanel } from '#web/components/custom-fields/custom-panel.tsx';
import { DetailHeader } from '#web/components/detail/detail-header.tsx';
import { History, Panel, Words } from '#web/components/detail/panel.tsx';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { Retirement } from '#web/components/models/retirement.tsx';
import { formatDate } from '#web/components/moment.tsx';
import { PageButton } from '#web/components/page/page-button.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { TaskPanel } from '#web/components/tasks/task-panel.tsx';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import { modelCardPath, vendorPath } from '#web/routing/paths.ts';
import { ModelUses } from './model-uses.tsx';

/** The provider's current vendor name, if the user can see that vendor. */
const Provider = ({ model: { provider, vendor_id } }: { model: FoundationModel }) => {
  const { data = [] } = useQuery({ ...vendorQueries.names(), enabled: vendor_id !== null });
  const vendor = data.find(({ id }) => id === vendor_id);
  return vendor ? <RouterLink to={vendorPath(vendor.id)}>{vendor.name}</RouterLink> : <Words>{provider}</Words>;
};

export const ModelOverview = ({ model, mayEdit }: { model: FoundationModel; mayEdit: boolean }) => {
  const { t, i18n } = useTranslation();
  const label = (field: 'model_version' | 'notes' | 'provider' | 'released' | 'retires_on') =>
    t(`models.fields.${field}`);
  const name = modelName(model);
  const isReadOnly = useReadOnly();
  return (
    <SpaceBetween size="l">
      <DetailHeader
        name={name}
        mayEdit={mayEdit}
        more={<PageButton to={modelCardPath(model.id)}>{t('models.card.open')}</PageButton>}
        printed={model}
      />
      <div className="detail-panels">
        <Panel
          title={t('models.form.about')}
          columns={1}
          items={[
            { label: label('provider'), value: <Provider model={model} /> },
            { label: label('model_version'), value: <Words>{model.model_version}</Words> },
            {
              label: label('released'),
              value: model.released === '' ? t('actions.notGiven') : formatDate(model.released, i18n.language),
            },
            {
              label: label('retires_on'),
              value: model.retires_on === '' ? t('actions.notGiven') : <Retirement on={model.retires_on} />,
            },
            { label: label('notes'), value: <Words>{model.notes}</Words> },
          ]}
        />
        <CustomPanel noun="models" record={model} />
        <History {...model} trail={{ what: 'models', id: model.id, name }} />
      </div>
      <TaskPanel subject={{ things: 'models', id: model.id }} isReadOnly={isReadOnly} />
      <ModelUses id={model.id} />
    </SpaceBetween>
  );
};
