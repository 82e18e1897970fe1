import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromptsAsked } from '#domain/kit/asked.ts';
import { promptFiles, tooManyPrompts } from '#domain/kit/files.ts';
import { promptProblems } from '#domain/kit/problems.ts';
import { countPrompts, promptRows } from '#domain/kit/prompts.ts';
import { KIT_ATTRIBUTES, KIT_LANGUAGES, KIT_SETS, MOST_VARIANTS } from '#domain/kit/words.ts';
import { zipOf } from '#domain/report/zip.ts';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { handFile } from '#web/components/hand-file.ts';
import { languageShown } from '#web/i18n/index.ts';
import { Choices } from './choices.tsx';
import { Factors, type TypedFactor } from './factors.tsx';
import { Handed } from './handed.tsx';
import { SeedField } from './seed-field.tsx';
import { factorErrors, factorOf, isAnyWrong } from './typed-factors.ts';

const FILE = 'plumbline-prompts.zip';
const REPETITIONS = [1, 2, 3, 4, 5, 10, 20];
const VARIANTS = Array.from({ length: MOST_VARIANTS }, (_, at) => at + 1);

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One prompt in the variant of each group. */
const sampleOf = (asked: PromptsAsked) => {
  const rows: { group: string; prompt: string }[] = [];
  for (const { prompt_id, attribute, group, repetition, prompt } of promptRows(asked)) {
    if (attribute !== (asked.attributes[0] ?? asked.own_attributes[0]?.name) || !prompt_id.endsWith('-1.1')) break;
    if (repetition === 1) rows.push({ group, prompt });
  }
  return rows;
};

export const PromptsKit = () => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<PromptsAsked>({
    ...{
      language: languageShown(),
      sets: ['hiring'],
      own: [],
      attributes: ['gender'],
      own_attributes: [],
      baseline: true,
    },
    ...{ variants: MOST_VARIANTS, repetitions: 3, seed: 1 },
  });
  const [typed, setTyped] = useState('');
  const [factors, setFactors] = useState<readonly TypedFactor[]>([]);
  const [tried, setTried] = useState(false);
  const [handed, setHanded] = useState(false);
  const change = (more: Partial<PromptsAsked>) => {
    setHanded(false);
    setAsked((before) => ({ ...before, ...more }));
  };

  const problems = promptProblems(asked);
  const problemOf = (list: string) => {
    const problem = problems.find(({ path }) => path[0] === list);
    return problem && errorText(problem);
  };
  const tooMany = tooManyPrompts(asked);
  const wrong = {
    sets: problemOf('sets'),
    own: problemOf('own'),
    attributes: problemOf('attributes'),
    repetitions: tooMany && errorText({ code: 'too_many_rows', params: tooMany }),
  };
  const ofFactors = factorErrors('own_attributes', asked.own_attributes, problems, errorText);
  const isWrong = Object.values(wrong).some((one) => one !== undefined) || isAnyWrong(ofFactors);
  const shown = (field: keyof typeof wrong) => (tried || field === 'own' ? wrong[field] : undefined);

  const hand = () => {
    setTried(true);
    if (isWrong) return;
    handFile(FILE, zipOf(promptFiles(asked)));
    setHanded(true);
  };
  const numbers = (field: 'repetitions' | 'variants', values: readonly number[]) => {
    const options = values.map((value) => ({ value: String(value), label: String(value) }));
    return (
      <Select
        options={options}
        selectedOption={options.find(({ value }) => value === String(asked[field])) ?? null}
        onChange={({ detail }) => change({ [field]: Number(detail.selectedOption.value) })}
      />
    );
  };

  return (
    <SubmitForm busy={false} onSubmit={hand}>
      <SpaceBetween size="l">
        <Container
          header={
            <Header variant="h2" description={t('testKit.prompts.description')}>
              {t('testKit.prompts.title')}
            </Header>
          }
        >
          <SpaceBetween size="l">
            <FormField label={t('testKit.prompts.language')} stretch>
              <RadioGroup
                value={asked.language}
                items={KIT_LANGUAGES.map((value) => ({ value, label: t(`entry.languages.${value}`) }))}
                onChange={({ detail }) => change({ language: detail.value === 'es' ? 'es' : 'en' })}
              />
            </FormField>
            <Choices
              label={t('testKit.prompts.sets')}
              all={KIT_SETS}
              chosen={asked.sets}
              called={(set) => t(`testKit.sets.${set}`)}
              error={shown('sets')}
              onChange={(sets) => change({ sets })}
            />
            <FormField
              label={
                <>
                  {t('testKit.prompts.own')}
                  <i className="optional"> – {t('actions.optional')}</i>
                </>
              }
              description={t('testKit.prompts.ownText')}
              constraintText={t('testKit.prompts.ownHint')}
              errorText={shown('own')}
              stretch
            >
              <Textarea
                rows={4}
                value={typed}
                onChange={({ detail }) => {
                  setTyped(detail.value);
                  change({ own: linesIn(detail.value).slice(0, 50) });
                }}
              />
            </FormField>
            <Choices
              label={t('testKit.prompts.attributes')}
              all={KIT_ATTRIBUTES}
              chosen={asked.attributes}
              called={(attribute) => t(`testKit.attributes.${attribute}`)}
              error={shown('attributes')}
              onChange={(attributes) => change({ attributes })}
            />
            <Factors
              kind="own"
              factors={factors}
              errors={tried ? ofFactors : []}
              least={0}
              most={5}
              onChange={(all) => {
                setFactors(all);
                change({ own_attributes: all.map(factorOf) });
              }}
            />
            <Checkbox
              checked={asked.baseline}
              description={t('testKit.prompts.baselineText')}
              onChange={({ detail }) => change({ baseline: detail.checked })}
            >
              {t('testKit.prompts.baseline')}
            </Checkbox>
            <ColumnLayout columns={2}>
              <FormField label={t('testKit.prompts.variants')} description={t('testKit.prompts.variantsText')} stretch>
                {numbers('variants', VARIANTS)}
              </FormField>
              <FormField
                label={t('testKit.prompts.repetitions')}
                description={t('testKit.prompts.repetitionsText')}
                errorText={shown('repetitions')}
                stretch
              >
                {numbers('repetitions', REPETITIONS)}
              </FormField>
            </ColumnLayout>
            <SeedField value={asked.seed} onChange={(seed) => change({ seed })} />
          </SpaceBetween>
        </Container>
        {!isWrong && (
          <Container header={<Header variant="h2">{t('testKit.prompts.sample')}</Header>}>
            <dl className="kit-sample">
              {sampleOf(asked).map(({ group, prompt }) => (
                <div key={group}>
                  <dt>{group === '' ? t('testKit.prompts.nobody') : group}</dt>
                  <dd lang={asked.language}>{prompt}</dd>
                </div>
              ))}
            </dl>
          </Container>
        )}
        <SpaceBetween direction="horizontal" size="s" alignItems="center">
          <Button variant="primary" formAction="submit" iconName="download">
            {t('testKit.prompts.take')}
          </Button>
          {!isWrong && <span>{t('testKit.prompts.count', countPrompts(asked))}</span>}
        </SpaceBetween>
        {handed ? (
          <Handed file={FILE}>{t('testKit.prompts.next')}</Handed>
        ) : (
          <Alert type="info">{t('testKit.prompts.script')}</Alert>
        )}
      </SpaceBetween>
    </SubmitForm>
  );
};
