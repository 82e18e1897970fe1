import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApplicationDraft } from '#domain/application.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import type { Field } from './draft.ts';

/** A field's value in words, as a person would read it out. */
export const useValueText = () => {
  const { t } = useTranslation();
  const { data: vendors = [] } = useQuery(vendorQueries.all());
  const { data: groups = [] } = useQuery(resourceGroupQueries.all());

  return (draft: ApplicationDraft, field: Field): string => {
    switch (field) {
      case 'vendor_id':
        if (draft.vendor_id === null) return '';
        return vendors.find(({ id }) => id === draft.vendor_id)?.name ?? t('applications.detail.unknownVendor');
      case 'model_type':
        return draft.model_type ? t(`applications.modelTypes.${draft.model_type}`) : '';
      case 'development_status':
        return t(`applications.developmentStatuses.${draft.development_status}`);
      case 'risk_tier':
        return t(`risk.tiers.${draft.risk_tier}.label`);
      case 'foundation_models':
        return draft.foundation_models.join(', ');
      case 'resource_groups':
        return draft.resource_groups.map((id) => groups.find((group) => group.id === id)?.name ?? id).join(', ');
      default:
        return draft[field];
    }
  };
};
