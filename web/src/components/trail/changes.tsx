import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { assessmentPath, intakePath } from '#web/routing/application-path.ts';
import type { AuditEntry } from './entry.ts';
import { useTrailWords } from './use-words.ts';
import './trail.css';

/** The number of changed fields shown at first. */
const AT_A_GLANCE = 3;

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="trail-changes">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

type ChangesProps = {
  entry: AuditEntry;
  /** The entity of the audit log, if it has only one. */
  own?: string | undefined;
};

/** Links to a page with more details of a change. */
const Further = ({ entry: { what, id, changes }, own }: ChangesProps) => {
  const { t } = useTranslation();
  const of = (field: string) => changes.find((change) => change.field === field)?.to;
  if (what === 'application' && typeof of('intake') === 'number' && of('intake') !== 1)
    return <RouterLink to={intakePath(id)}>{t('audit.compareVersions')}</RouterLink>;
  const other = of('superseded_by') ?? of('supersedes');
  if (what !== 'assessment' || !own || typeof other !== 'string') return null;
  return <RouterLink to={assessmentPath(own, other)}>{t('audit.toAssessment')}</RouterLink>;
};

export const Changes = ({ entry, own }: ChangesProps) => {
  const { t } = useTranslation();
  const lines = useTrailWords().changesOf(entry);
  const rest = lines.slice(AT_A_GLANCE);
  return (
    <>
      <Lines lines={lines.slice(0, AT_A_GLANCE)} />
      {rest.length > 0 && (
        <ExpandableSection variant="inline" headerText={t('audit.more', { count: rest.length })}>
          <Lines lines={rest} />
        </ExpandableSection>
      )}
      <Further entry={entry} own={own} />
    </>
  );
};
