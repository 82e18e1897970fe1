import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { APPROVED_FIELDS } from '#domain/approval/fields.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { ApprovalShown } from '#web/components/approval/approval-shown.tsx';
import type { FieldWords } from '#web/components/approval/changes.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { useModelWords } from '#web/components/models/use-model-words.ts';
import { VendorName } from '#web/components/vendors/vendor-name.tsx';
import { ofApplication } from '#web/routing/subject-path.ts';
import { AboutIt } from './about-it.tsx';

export const ApprovalTab = () => {
  const { t } = useTranslation();
  const { entity: application } = useShown<Application>();
  const { word } = useModelWords();
  const words: FieldWords = {
    label: (name) => {
      const field = APPROVED_FIELDS.find((one) => one === name);
      return field ? t(`applications.fields.${field}`) : name;
    },
    value: (field, text) => {
      if (field === 'vendor_id') return <VendorName id={text} />;
      if (field === 'foundation_models') return <span className="prose">{text.split(', ').map(word).join(', ')}</span>;
      if (field === 'risk_tier') return t(`risk.tiers.${text as ApplicationTier}.label`); // a known tier
      if (field === 'model_type') return t(`applications.modelTypes.${text as 'both'}`); // a known model type
      return <span className="prose">{text}</span>;
    },
  };
  return (
    <ApprovalShown
      subject={ofApplication(application.id)}
      changed={application.changed_since_approval}
      words={words}
      about={(approval) => <AboutIt application={application} approval={approval} />}
    />
  );
};
