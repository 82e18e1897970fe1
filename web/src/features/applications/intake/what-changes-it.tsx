import SpaceBetween from '@cloudscape-design/components/space-between';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { RISK_TIERS } from '#domain/enumerations.ts';
import type { Answers } from '#domain/questions/question.ts';
import { tierOf } from '#domain/tiering/tiering.ts';
import { whatWouldChange } from '#domain/tiering/what-would-change.ts';
import { AnswersGiven } from './answers-given.tsx';
import { Questionnaire } from './questionnaire.ts';
import type { Place } from './use-place.ts';

/** The smallest sets of other answers that would change the tier. */
const WhatChangesIt = ({ answers, place }: { answers: Answers; place: Place }) => {
  const { t } = useTranslation();
  const questionnaire = useContext(Questionnaire);
  const { tier } = tierOf(answers, questionnaire);
  const { lower, raise } = whatWouldChange(answers, questionnaire);
  const tierName = (name: (typeof RISK_TIERS)[number]) => t(`risk.tiers.${name}.label`);
  const higher = RISK_TIERS.filter((name) => raise.some(({ outcome }) => outcome === name));
  return (
    <SpaceBetween size="s">
      {lower ? (
        <div>
          {t('intake.tier.lower', { tier: tierName(lower.outcome), count: lower.changes.length })}
          <AnswersGiven answers={lower.changes} place={place} />
        </div>
      ) : (
        <div>{t(tier === 'low' ? 'intake.tier.lowest' : 'intake.tier.notLower')}</div>
      )}
      {higher.length === 0 && <div>{t('intake.tier.highest')}</div>}
      {higher.toReversed().map((name) => (
        <div key={name}>
          {t('intake.tier.raise', { tier: tierName(name) })}
          <AnswersGiven
            answers={raise.filter(({ outcome }) => outcome === name).map(({ change }) => change)}
            place={place}
          />
        </div>
      ))}
    </SpaceBetween>
  );
};

export default WhatChangesIt;
