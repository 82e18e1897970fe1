import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useTranslation } from 'react-i18next';
import { countsOn } from '#domain/report/make.ts';
import type { Report, ReportedControl, ReportedEvidence } from '#domain/report/report.ts';
import { formatDate, formatDay } from '#web/components/moment.tsx';
import { useWords } from '#web/components/use-words.ts';

/** One piece of evidence with its validity period, author and file hash. */
const Piece = ({ piece, day }: { piece: ReportedEvidence; day: string }) => {
  const { t, i18n } = useTranslation();
  const { kind, name, effective_from, expires_on, attested_by, url, text, document, test } = piece;
  const from = formatDate(effective_from, i18n.language);
  const period = expires_on
    ? t('report.control.period', { from, to: formatDate(expires_on, i18n.language) })
    : t('report.control.from', { from });
  const facts = [
    t(`evidence.kinds.${kind}`),
    period,
    ...(countsOn(day, piece) ? [] : [t('report.control.ended')]),
    t('report.control.attested', { who: attested_by.name }),
  ];
  return (
    <li>
      <b>{name}</b> ({facts.join('; ')})
      {document && (
        <div className="report-aside">
          {document.name}, {t('report.control.version', { number: document.version })}
          {document.sha256 && <code className="report-hash">SHA-256 {document.sha256}</code>}
        </div>
      )}
      {test && (
        <div className="report-aside">
          {test.name}: {test.verdict ? t(`bias.verdicts.${test.verdict}`) : t('bias.noVerdict')}
          <code className="report-hash">SHA-256 {test.sha256}</code>
        </div>
      )}
      {url && <div className="report-aside">{url}</div>}
      {text && <div className="report-aside prose">{text}</div>}
    </li>
  );
};

const One = ({ control, day }: { control: ReportedControl; day: string }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const { title, state, owner, implementation, justification, accepted, evidence } = control;
  const line = (label: 'accepted' | 'implementation' | 'justification' | 'owner', value: string) =>
    value === '' ? [] : [{ label: t(`report.control.${label}`), value: <span className="prose">{value}</span> }];
  const acceptance = accepted
    ? t('report.control.acceptedBy', { who: accepted.by.name, day: formatDay(accepted.at, i18n.language) })
    : '';
  return (
    <section className="report-control">
      <h3>
        {inWords(title)}: {t(`controls.states.${state}`).toLocaleLowerCase()}
      </h3>
      <KeyValuePairs
        columns={2}
        items={[
          ...line('owner', owner?.name ?? ''),
          ...line('accepted', acceptance),
          ...line('implementation', implementation),
          ...line('justification', justification),
          {
            label: t('report.control.evidence'),
            value:
              evidence.length === 0 ? (
                t('report.control.noEvidence')
              ) : (
                <ul className="report-links">
                  {evidence.map((piece) => (
                    <Piece key={piece.id} piece={piece} day={day} />
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </section>
  );
};

/** Each control with its evidence. */
export const Proof = ({ report: { controls, day } }: { report: Report }) => {
  const { t } = useTranslation();
  return (
    <Container header={<Header variant="h2">{t('report.control.title')}</Header>}>
      {controls.length === 0
        ? t('report.control.none')
        : controls.map((control) => <One key={control.id} control={control} day={day} />)}
    </Container>
  );
};
