import { useTranslation } from 'react-i18next';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import type { DescriptorKey } from '#domain/risks/descriptors.ts';
import { groupsOf, isOver, type Subject } from '#domain/subject.ts';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** The name of each risk; risks with the same name get a qualifier. */
export const useRiskName = () => {
  const { t } = useTranslation();
  return (key: DescriptorKey) => {
    const name = t(`risk.descriptors.${key}`);
    if (key !== 'data-representativeness-genai' && key !== 'data-representativeness-nongenai') return name;
    return t('risk.qualified', { name, kind: t(`risk.qualifiers.${key}`) });
  };
};

/** The numbers of high, medium and unknown risks in one line; unknown risks have missing answers. */
export const useRiskCounts = () => {
  const { t } = useTranslation();
  return (risks: ApplicationDetails['risks']) => {
    const known = (level: 'high' | 'medium') =>
      risks.filter(({ residual, provisional }) => residual === level && !provisional).length;
    const unknown = risks.filter(({ provisional }) => provisional).length;
    return [
      t('applications.overview.risksHigh', { count: known('high') }),
      t('applications.overview.risksMedium', { count: known('medium') }),
      ...(unknown > 0 ? [t('applications.overview.risksUnknown', { count: unknown })] : []),
    ].join(', ');
  };
};

/** Whether the user may override the level of a risk. */
export const useMayJudge = (subject: Subject): boolean => {
  const { roles } = useCurrentUser();
  const isReadOnly = useReadOnly();
  return !isReadOnly && !isOver(subject) && reaches(reach(roles, permissions.judgeRisks), groupsOf(subject));
};
