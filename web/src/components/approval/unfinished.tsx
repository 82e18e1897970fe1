import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import type { UnfinishedRule } from '#domain/approval/rules.ts';
import type { UnfinishedWork } from '#domain/approval/unfinished.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { assessmentsPath, openControlsPath } from '#web/routing/application-path.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';

/** The texts of open work, also for the record of a decision. */
export const useUnfinishedTexts = () => {
  const { t } = useTranslation();
  return ({ open_controls, asked_controls, open_assessments }: UnfinishedWork) => ({
    controls: open_controls > 0 && t('approval.unfinished.controls', { count: open_controls, all: asked_controls }),
    assessments: open_assessments > 0 && t('approval.unfinished.assessments', { count: open_assessments }),
  });
};

/** Links to the pages of the open work. */
export const useUnfinishedLinks = () => {
  const texts = useUnfinishedTexts();
  return ({ id }: SubjectOf, work: UnfinishedWork) => {
    const { controls, assessments } = texts(work);
    return [
      ...(controls
        ? [
            <RouterLink key="controls" to={openControlsPath(id)}>
              {controls}
            </RouterLink>,
          ]
        : []),
      ...(assessments
        ? [
            <RouterLink key="assessments" to={assessmentsPath(id)}>
              {assessments}
            </RouterLink>,
          ]
        : []),
    ];
  };
};

type UnfinishedProps = {
  subject: SubjectOf;
  work: UnfinishedWork;
  demand: UnfinishedRule;
  /** Instructions for the case that approval is still possible. */
  text: string;
};

/** Shows the unfinished work to the submitter, if no one decides. */
export const Unfinished = ({ subject, work, demand, text }: UnfinishedProps) => {
  const { t } = useTranslation();
  const linksTo = useUnfinishedLinks();
  return (
    <Alert type={demand === 'refuse' ? 'error' : 'warning'} header={t('approval.unfinished.title')}>
      <ul className="question-list">
        {linksTo(subject, work).map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
      {demand === 'refuse' ? t('approval.unfinished.refuse') : text}
    </Alert>
  );
};
