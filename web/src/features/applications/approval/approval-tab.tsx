import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { ApprovalShown } from '#web/components/approval/approval-shown.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { intakePath, testsPath } from '#web/routing/application-path.ts';
import { ofApplication } from '#web/routing/subject-path.ts';
import { AboutIt } from './about-it.tsx';
import { useFieldWords } from './use-field-words.tsx';

const link = (to: string, text: string) => (
  <RouterLink key={to} to={to}>
    {text}
  </RouterLink>
);

export const ApprovalTab = () => {
  const { t } = useTranslation();
  const { entity: application } = useShown<Application>();
  const words = useFieldWords();
  const { id, tier, bias_verdict } = application;
  const weaknesses = [
    ...(tier?.provisional ? [link(intakePath(id), t('approvalRecord.provisional'))] : []),
    ...(bias_verdict === 'adverse_impact' ? [link(testsPath(id), t('approvalRecord.adverse'))] : []),
  ];
  return (
    <ApprovalShown
      subject={ofApplication(application.id)}
      changed={application.changed_since_approval}
      words={words}
      weaknesses={weaknesses}
      about={(approval) => <AboutIt application={application} approval={approval} />}
    />
  );
};
