import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DiligenceGateKey } from '#domain/diligence/gates.ts';
import type { DiligenceVersion } from '#domain/diligence/questionnaire.ts';
import { DILIGENCE_QUESTIONS } from '#domain/diligence/questions.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { useDiligenceWords } from '#web/components/questions/use-question-words.ts';
import { VendorRiskBadge } from '#web/components/vendors/vendor-risk-badge.tsx';
import { questionnaireQueries } from './queries.ts';

/** In order of the questionnaire; retired questions come last. */
const ORDER: readonly string[] = DILIGENCE_QUESTIONS.map(({ key }) => key);
const inOrder = (keys: readonly string[]) => [
  ...ORDER.filter((key) => keys.includes(key)),
  ...keys.filter((key) => !ORDER.includes(key)),
];

/** One accepted version: its author, reviewer, result and answers. */
const Version = ({ version }: { version: DiligenceVersion }) => {
  const { t, i18n } = useTranslation();
  const words = useDiligenceWords();
  const { sent, accepted, risk, risk_gate: gate, answers, rules_version } = version;
  const when = (at: string) => formatMoment(at, i18n.language);
  return (
    <SpaceBetween size="s">
      <div>
        {sent ? t('diligence.versions.sentBy', { ...sent, when: when(sent.at) }) : t('diligence.versions.here')}{' '}
        {t('diligence.versions.acceptedBy', { who: accepted.by.name, when: when(accepted.at) })}
      </div>
      {risk && (
        <div>
          <VendorRiskBadge risk={risk} />
          {gate && (
            <div className="questionnaire-reason">
              {t('diligence.risk.decided', { gate: t(`vendors.gates.${gate as DiligenceGateKey}`) })}
            </div>
          )}
        </div>
      )}
      <ul className="question-list">
        {inOrder(Object.keys(answers)).map((question) => (
          <li key={question}>
            {words.text(question)} <b>{words.answer(question, answers[question]?.values)}</b>
          </li>
        ))}
      </ul>
      <Box color="text-body-secondary" fontSize="body-s">
        {t('diligence.risk.rules', { version: rules_version })}
      </Box>
    </SpaceBetween>
  );
};

/** Accepted versions of the questionnaire. */
export const Versions = ({ id, number }: { id: string; number: number }) => {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(questionnaireQueries.versions(id, number));
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${number})`} description={t('diligence.versions.text')}>
          {t('diligence.versions.title')}
        </Header>
      }
    >
      {!data &&
        (error ? (
          <LoadFailed what={t('diligence.versions.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner />
        ))}
      {data?.map((version) => (
        <ExpandableSection
          key={version.number}
          headingTagOverride="h3"
          headerText={t('diligence.versions.one', {
            number: version.number,
            when: formatMoment(version.accepted.at, i18n.language),
          })}
        >
          <Version version={version} />
        </ExpandableSection>
      ))}
    </Container>
  );
};
