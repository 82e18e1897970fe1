import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RiskTier } from '#domain/enumerations.ts';
import type { OwnQuestion } from '#domain/own-questions/rules.ts';
import { type Answers, sameAnswer, valuesOf } from '#domain/questions/question.ts';
import { tierOf } from '#domain/tiering/tiering.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { OwnQuestionsShown, useQuestionWords } from '#web/components/questions/use-question-words.ts';
import { intakeQueries } from './queries.ts';
import { Questionnaire } from './questionnaire.ts';

/** One column of the comparison: a submitted version or the current answers. */
type Side = {
  id: string;
  label: string;
  answers: Answers;
  /** The company's own questions as they were asked. */
  own: readonly OwnQuestion[];
  result: { tier: RiskTier; provisional: boolean };
};

const NOW = 'now';

const Differences = ({ left, right }: { left: Side; right: Side }) => {
  const { t } = useTranslation();
  const words = useQuestionWords([...left.own, ...right.own]);
  const keys = [...new Set([...Object.keys(left.answers), ...Object.keys(right.answers)])];
  const others = keys.filter((key) => !sameAnswer(left.answers[key], right.answers[key]));
  const tierText = ({ result: { tier, provisional } }: Side) => {
    const name = t(`risk.tiers.${tier}.label`);
    return provisional ? t('intake.versions.provisional', { tier: name }) : name;
  };
  return (
    <>
      <div role="status">
        {others.length === 0 ? t('intake.versions.same') : t('intake.versions.differences', { count: others.length })}
      </div>
      <table className="intake-versions">
        <thead>
          <tr>
            <th scope="col">{t('intake.versions.question')}</th>
            <th scope="col">{left.label}</th>
            <th scope="col">{right.label}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('intake.versions.result')}</th>
            <td>{tierText(left)}</td>
            <td>{tierText(right)}</td>
          </tr>
          {others.map((key) => (
            <tr key={key}>
              <th scope="row">{words.text(key)}</th>
              <td>{words.answer(key, left.answers[key])}</td>
              <td>{words.answer(key, right.answers[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

type ChooseProps = { label: string; sides: readonly Side[]; chosen: Side; onChoose: (id: string) => void };

const Choose = ({ label, sides, chosen, onChoose }: ChooseProps) => (
  <FormField label={label} stretch>
    <Select
      options={sides.map((side) => ({ value: side.id, label: side.label }))}
      selectedOption={{ value: chosen.id, label: chosen.label }}
      onChange={({ detail }) => onChoose(detail.selectedOption.value ?? NOW)}
    />
  </FormField>
);

/** Compares two submitted versions, or one with the current answers. */
const Versions = ({ id, answers }: { id: string; answers: Answers }) => {
  const { t, i18n } = useTranslation();
  const own = useContext(OwnQuestionsShown);
  const result = tierOf(answers, useContext(Questionnaire));
  const [chosen, setChosen] = useState<{ left?: string; right?: string }>({});
  const { data, error, refetch } = useQuery(intakeQueries.versions(id));
  if (!data) {
    if (!error) return <Spinner />;
    return <LoadFailed what={t('intake.versions.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const now: Side = { id: NOW, label: t('intake.versions.now'), answers, own, result };
  const versions = data.map(({ number, at, by, ...version }): Side => {
    const label = t('intake.versions.one', { number, when: formatMoment(at, i18n.language), who: by.name });
    const asked = version.company_questions?.questions ?? [];
    return { id: String(number), label, answers: valuesOf(version.answers), own: asked, result: version.result };
  });
  const sides = [now, ...versions];
  const left = sides.find((side) => side.id === chosen.left) ?? versions[0];
  const right = sides.find((side) => side.id === chosen.right) ?? now;
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${data.length})`}>
          {t('intake.versions.title')}
        </Header>
      }
    >
      {left ? (
        <SpaceBetween size="m">
          <div className="intake-sides">
            <Choose
              label={t('intake.versions.left')}
              sides={sides}
              chosen={left}
              onChoose={(side) => setChosen({ ...chosen, left: side })}
            />
            <Choose
              label={t('intake.versions.right')}
              sides={sides}
              chosen={right}
              onChoose={(side) => setChosen({ ...chosen, right: side })}
            />
          </div>
          <Differences left={left} right={right} />
        </SpaceBetween>
      ) : (
        t('intake.versions.none')
      )}
    </Container>
  );
};

export default Versions;
