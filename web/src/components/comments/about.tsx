import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { On } from '#domain/comments/comment.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { placeOf } from '#web/components/questions/question-field.tsx';
import { useDiligenceWords } from '#web/components/questions/use-question-words.ts';
import { vendorQuestionnairePath } from '#web/routing/paths.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { useTarget } from './use-target.ts';

type ToThingProps = { id: string; on: On };

const TargetLink = ({ path, children }: { path: string; children: string }) => {
  const { state } = useLocation();
  return (
    <RouterLink to={path} state={state}>
      {children}
    </RouterLink>
  );
};

const OfApplication = ({ id, on }: ToThingProps) => {
  const { called, path } = useTarget(id, on);
  return <TargetLink path={path}>{called}</TargetLink>;
};

/** Comments on vendors are always about a question. */
const OfVendor = ({ id, on }: ToThingProps) => {
  const words = useDiligenceWords();
  return <TargetLink path={`${vendorQuestionnairePath(id)}#${placeOf(on.id)}`}>{words.text(on.id)}</TargetLink>;
};

export const About = ({ subject: { things, id }, on }: { subject: SubjectOf; on: On }) => {
  const { t } = useTranslation();
  const OfSubject = things === 'vendors' ? OfVendor : OfApplication;
  return (
    <span className="comment-about">
      {t('comments.about')} <OfSubject id={id} on={on} />
    </span>
  );
};
