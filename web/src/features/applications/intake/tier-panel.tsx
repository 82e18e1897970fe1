import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { RISK_TIERS } from '#domain/enumerations.ts';
import { type Answers, isAnswered } from '#domain/questions/question.ts';
import { type Tiering, tierOf } from '#domain/tiering/tiering.ts';
import { TierBadge } from '#web/components/applications/tier-badge.tsx';
import { Trace } from '#web/components/questions/trace.tsx';
import { useGateName } from '#web/components/questions/use-gate-name.ts';
import { useQuestionWords } from '#web/components/questions/use-question-words.ts';
import { lazyPart } from '#web/parts.ts';
import { AnswersGiven } from './answers-given.tsx';
import { QuestionLink } from './question-link.tsx';
import { Questionnaire } from './questionnaire.ts';
import type { Place } from './use-place.ts';

const WhatChangesIt = lazyPart(() => import('./what-changes-it.tsx'));

type TierPanelProps = { answers: Answers; place: Place; children: ReactNode };

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Box variant="awsui-key-label">{label}</Box>
    {children}
  </div>
);

/** Names the deciding gate. */
const useReason = () => {
  const { t } = useTranslation();
  const nameOf = useGateName();
  return ({ gate, provisional }: Pick<Tiering, 'gate' | 'provisional'>) =>
    t(provisional ? 'intake.tier.undecided' : 'intake.tier.decided', { gate: nameOf(gate) });
};

/** Tiers that missing answers could still lead to, except the lowest. */
const higherTiers = ({ tier, at_least }: Tiering) =>
  RISK_TIERS.slice(RISK_TIERS.indexOf(tier), RISK_TIERS.indexOf(at_least));

/** The tier that follows from the answers so far. */
export const TierPanel = ({ answers, place, children }: TierPanelProps) => {
  const { t } = useTranslation();
  const words = useQuestionWords();
  const reasonOf = useReason();
  const questionnaire = useContext(Questionnaire);
  const isBegun = Object.values(answers).some(isAnswered);
  const result = tierOf(answers, questionnaire);
  const { tier, provisional, because, settle } = result;
  const name = t(`risk.tiers.${provisional ? result.at_least : tier}.label`);
  const opened = because.filter(({ values }) => values.length > 0);
  const higher = higherTiers(result).map((one) => t(`risk.tiers.${one}.label`));

  return (
    <Container header={<Header variant="h2">{t('intake.tier.title')}</Header>}>
      <SpaceBetween size="m">
        {!isBegun && <Box>{t('intake.tier.none')}</Box>}
        {isBegun && (
          <SpaceBetween size="m">
            <div>
              {provisional && <Box color="text-body-secondary">{t('intake.tier.atLeast')}</Box>}
              <TierBadge tier={provisional ? result.at_least : tier} />
              <div className="intake-reason">{reasonOf(result)}</div>
              {provisional && (
                <Box color="text-body-secondary" fontSize="body-s">
                  {t('intake.tier.between', { tiers: higher.join(t('intake.tier.or')) })}
                </Box>
              )}
            </div>
            {settle && (
              <Fact label={t('intake.tier.settle')}>
                <QuestionLink place={place} question={settle}>
                  {words.text(settle)}
                </QuestionLink>
              </Fact>
            )}
            {!provisional && opened.length > 0 && (
              <Fact label={t('intake.tier.because')}>
                <AnswersGiven answers={opened} place={place} />
              </Fact>
            )}
            {!provisional && <Fact label={t('intake.tier.demands')}>{t(`risk.tiers.${tier}.outcomes`)}</Fact>}
            <ExpandableSection headerText={t('intake.tier.changes')}>
              <Suspense>
                <WhatChangesIt answers={answers} place={place} />
              </Suspense>
            </ExpandableSection>
            <ExpandableSection headerText={t('intake.tier.trace')} headingTagOverride="h3">
              <Trace result={result} />
              <Box color="text-body-secondary" fontSize="body-s" margin={{ top: 'xs' }}>
                {t('intake.tier.rules', { version: questionnaire.version })}
              </Box>
            </ExpandableSection>
          </SpaceBetween>
        )}
        {children}
      </SpaceBetween>
      <div className="intake-live" role="status">
        {isBegun &&
          t(provisional ? 'intake.tier.liveAtLeast' : 'intake.tier.live', { tier: name, why: reasonOf(result) })}
      </div>
    </Container>
  );
};
