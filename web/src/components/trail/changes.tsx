import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from './entry.ts';
import { useTrailWords } from './use-words.ts';
import './trail.css';

/** So many fields are read at a glance. */
const AT_A_GLANCE = 3;

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="trail-changes">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** What each field was before, and is now. */
export const Changes = ({ entry }: { entry: AuditEntry }) => {
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
    </>
  );
};
