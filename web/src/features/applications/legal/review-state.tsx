import Alert from '@cloudscape-design/components/alert';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { changesSince } from '#domain/legal/changes.ts';
import type { LegalDocument, PointChange, ShownPoint } from '#domain/legal/legal-document.ts';
import { useEntryWords } from '#web/components/legal/use-entry-words.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { legalVersionPath } from '#web/routing/application-path.ts';

/** What a point said before and says now, each line only where the other side lacks it. */
const Change = ({ change: { before, after } }: { change: PointChange }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const words = useEntryWords();
  const linesOf = (point: ShownPoint | null) =>
    point
      ? [
          ...[point.answer, point.not_applicable].filter((text) => text !== ''),
          ...point.entries.map((entry) => `${words.label(entry)}: ${words.lines(entry).join(' ')}`),
        ]
      : [];
  const [was, now] = [linesOf(before), linesOf(after)];
  const shown = after ?? before;
  const side = (lines: readonly string[]) =>
    lines.length === 0 ? t('legal.changes.nothing') : lines.map((line) => <div key={line}>{line}</div>);
  return (
    <tr>
      <th scope="row">
        {shown?.id} {shown && inWords(shown.heading)}
      </th>
      <td className="prose">{side(was.filter((line) => !now.includes(line)))}</td>
      <td className="prose">{side(now.filter((line) => !was.includes(line)))}</td>
    </tr>
  );
};

type ChangesProps = Pick<LegalDocument, 'changes'> & { since: 'read' | 'signed' };

const Changes = ({ changes, since }: ChangesProps) => {
  const { t } = useTranslation();
  return (
    <ExpandableSection
      defaultExpanded={since === 'read'}
      headerText={t('legal.changes.title', { count: changes.length })}
    >
      <table className="legal-changes">
        <thead>
          <tr>
            <th scope="col">{t('legal.changes.point')}</th>
            <th scope="col">{t(`legal.changes.${since}`)}</th>
            <th scope="col">{t('legal.changes.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <Change key={(change.after ?? change.before)?.id} change={change} />
          ))}
        </tbody>
      </table>
    </ExpandableSection>
  );
};

/** What changed between the document that the signer read and the one that a signature would freeze. */
export const ChangedSinceRead = ({ read, document }: { read: LegalDocument; document: LegalDocument }) => {
  const { t } = useTranslation();
  return (
    <Alert type="warning" header={t('legal.changedSinceRead')}>
      <Changes changes={changesSince(read, document.sections)} since="read" />
    </Alert>
  );
};

/** The state of the document, its last signature, and what has changed since. */
export const ReviewState = ({ document }: { document: LegalDocument }) => {
  const { t, i18n } = useTranslation();
  const { application, type, state, signed, changes, returned, own_work } = document;
  const last = signed.at(-1);
  const done = (at: string, who: string) => ({ who, when: formatMoment(at, i18n.language) });
  if (!last && !returned && !own_work) return null;
  return (
    <SpaceBetween size="s">
      {returned && state === 'draft' && (
        <Alert type="warning" header={t('legal.returned', done(returned.at, returned.by.name))}>
          <span className="prose">{returned.reason}</span>
        </Alert>
      )}
      {own_work && state === 'in_review' && <Alert type="info">{t('legal.ownWork')}</Alert>}
      {changes.length > 0 && last && (
        <Alert
          type={state === 'signed' ? 'warning' : 'info'}
          header={t(state === 'signed' ? 'legal.outdated' : 'legal.differs', { number: last.number })}
        >
          <Changes changes={changes} since="signed" />
        </Alert>
      )}
      {signed.toReversed().map(({ number, at, by, sha256 }) => (
        <div key={number}>
          <RouterLink to={legalVersionPath(application.id, type, number)}>
            {t('legal.signedBy', { number, ...done(at, by.name) })}
          </RouterLink>
          <div className="legal-aside">SHA-256 {sha256}</div>
        </div>
      ))}
    </SpaceBetween>
  );
};
