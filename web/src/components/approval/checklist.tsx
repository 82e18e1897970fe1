import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { PersonRole } from '#domain/applications/people.ts';
import type { Approval } from '#domain/approval/approval.ts';
import { labelIn } from '#domain/custom-fields/rules.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { intakePath, peoplePath } from '#web/routing/application-path.ts';
import { type SubjectOf, subjectPath } from '#web/routing/subject-path.ts';

type Check = Approval['checklist'][number];

/** The page where each missing item can be completed. */
const PLACES: Record<Check['path'], (subject: SubjectOf) => string> = {
  details: (subject) => `${subjectPath(subject)}?edit`,
  intake: ({ id }) => intakePath(id),
  people: ({ id }) => peoplePath(id),
};

/** The requirements of a submission, each with a link to the page that completes it. */
export const Checklist = ({ subject, checks }: { subject: SubjectOf; checks: readonly Check[] }) => {
  const { t, i18n } = useTranslation();
  const textOf = ({ code, done, params: { role, label = '', label_es = '', ...params } }: Check) =>
    t(`approval.checklist.${done ? 'met' : 'open'}.${code as 'role_missing'}`, {
      ...params,
      label: labelIn({ label: String(label), label_es: String(label_es) }, i18n.language),
      role: role === undefined ? '' : t(`applications.personRoles.${role as PersonRole}`), // each has a text
    });
  return (
    <ul className="approval-checklist">
      {checks.map((check) => (
        <li key={`${check.code} ${check.params.role ?? check.params.label}`}>
          <StatusIndicator
            type={check.done ? 'success' : 'warning'}
            iconAriaLabel={t(check.done ? 'approval.checklist.done' : 'approval.checklist.missing')}
          >
            {check.done ? textOf(check) : <RouterLink to={PLACES[check.path](subject)}>{textOf(check)}</RouterLink>}
          </StatusIndicator>
        </li>
      ))}
    </ul>
  );
};
