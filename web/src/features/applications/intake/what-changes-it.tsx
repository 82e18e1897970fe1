import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { RISK_TIERS } from '#domain/enumerations.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Change } from '#domain/questions/what-if.ts';
import { tierOf, whatWouldChange } from '#domain/tiering/tiering.ts';
import { QuestionLink } from './question-link.tsx';
import type { Place } from './use-place.ts';
import { useQuestionWords } from './use-question-words.ts';

const Changes = ({ changes, place }: { changes: readonly Change[]; place: Place }) => {
  const words = useQuestionWords();
  return (
    <ul className="intake-list">
      {changes.map(({ question, values }) => (
        <li key={question}>
          <QuestionLink place={place} question={question}>
            {words.text(question)}
          </QuestionLink>{' '}
          {words.answer(question, values)}
        </li>
      ))}
    </ul>
  );
};

/** The fewest other answers that would make the tier another one. */
export const WhatChangesIt = ({ answers, place }: { answers: Answers; place: Place }) => {
  const { t } = useTranslation();
  const { tier } = tierOf(answers);
  const { lower, raise } = whatWouldChange(answers);
  const tierName = (name: (typeof RISK_TIERS)[number]) => t(`risk.tiers.${name}.label`);
  const higher = RISK_TIERS.filter((name) => raise.some(({ outcome }) => outcome === name));
  return (
    <SpaceBetween size="s">
      {lower ? (
        <div>
          {t('intake.tier.lower', { tier: tierName(lower.outcome), count: lower.changes.length })}
          <Changes changes={lower.changes} place={place} />
        </div>
      ) : (
        <div>{t(tier === 'low' ? 'intake.tier.lowest' : 'intake.tier.notLower')}</div>
      )}
      {higher.length === 0 && <div>{t('intake.tier.highest')}</div>}
      {higher.toReversed().map((name) => (
        <div key={name}>
          {t('intake.tier.raise', { tier: tierName(name) })}
          <Changes
            changes={raise.filter(({ outcome }) => outcome === name).map(({ change }) => change)}
            place={place}
          />
        </div>
      ))}
    </SpaceBetween>
  );
};
