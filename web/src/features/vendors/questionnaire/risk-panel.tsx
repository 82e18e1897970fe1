import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { DILIGENCE_RULES, diligenceOf } from '#domain/diligence/diligence.ts';
import type { DiligenceGateKey } from '#domain/diligence/gates.ts';
import type { Answer, Answers } from '#domain/questions/question.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import type { CRITICALITIES, DATA_SHARED, TRAINING } from '#domain/vendors/words.ts';
import { Gates } from '#web/components/questions/trace.tsx';
import { useDiligenceWords } from '#web/components/questions/use-question-words.ts';
import { VendorRiskBadge } from '#web/components/vendors/vendor-risk-badge.tsx';

/** Text of an answer, or of a value from the vendor record. */
const useGiven = () => {
  const { t } = useTranslation();
  const words = useDiligenceWords();
  return (question: string, values: Answer) => {
    const [value = ''] = values;
    if (question === 'record_trains') return t(`vendors.training.${value as (typeof TRAINING)[number]}`); // known
    if (question === 'record_data') return t(`vendors.dataShared.${value as (typeof DATA_SHARED)[number]}`);
    if (question === 'record_criticality') return t(`vendors.criticalities.${value as (typeof CRITICALITIES)[number]}`);
    return words.answer(question, values);
  };
};

/** The vendor risk that follows from the answers and the vendor record. */
export const RiskPanel = ({ vendor, answers, counts }: { vendor: Vendor; answers: Answers; counts: boolean }) => {
  const { t } = useTranslation();
  const words = useDiligenceWords();
  const given = useGiven();
  const { level, gate, because, trace } = diligenceOf(vendor, answers);
  const nameOf = (one: string) => t(`vendors.gates.${one as DiligenceGateKey}`); // the gates of this questionnaire
  const why = t(level === 'unknown' ? 'diligence.risk.undecided' : 'diligence.risk.decided', { gate: nameOf(gate) });
  const answered = because.filter(({ values }) => values.length > 0);
  return (
    <Container header={<Header variant="h2">{t('diligence.risk.title')}</Header>}>
      <SpaceBetween size="m">
        <div role="status">
          <VendorRiskBadge risk={level} />
          <div className="questionnaire-reason">{why}</div>
        </div>
        <Box color="text-body-secondary">
          {t(`diligence.risk.${level === 'unknown' ? 'unknown' : counts ? 'counts' : 'ifAccepted'}`)}
        </Box>
        {answered.length > 0 && (
          <div>
            <Box variant="awsui-key-label">{t('diligence.risk.because')}</Box>
            <ul className="question-list">
              {answered.map(({ question, values }) => (
                <li key={question}>
                  {words.text(question)} <b>{given(question, values)}</b>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ExpandableSection headerText={t('diligence.risk.trace')} headingTagOverride="h3">
          <Gates trace={trace} nameOf={nameOf} last="nothing_found" />
          <Box color="text-body-secondary" fontSize="body-s" margin={{ top: 'xs' }}>
            {t('diligence.risk.rules', { version: DILIGENCE_RULES })}
          </Box>
        </ExpandableSection>
      </SpaceBetween>
    </Container>
  );
};
