import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  calledOf,
  hasSmall,
  isForSummary,
  lawTablesOf,
  type SummaryFacts,
  summaryRules,
  troublesOf,
} from '#domain/bias/local-law-144.ts';
import { fileName } from '#domain/list/file-name.ts';
import { Missing } from '#web/components/detail/missing.tsx';
import { DayInput } from '#web/components/form/day-input.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import type { FormFields } from '#web/components/form/value-text.ts';
import { handFile } from '#web/components/hand-file.ts';
import { RouterLink } from '#web/components/router-link.tsx';
import { useToday } from '#web/components/today.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type Drafts, WithDrafts } from '#web/drafts/with-drafts.tsx';
import { languageShown } from '#web/i18n/index.ts';
import { useResultPlaces } from './places.ts';
import type { WholeResult } from './queries.ts';
import { ResultHeader } from './result-header.tsx';
import { useSaying } from './saying.ts';
import { troubleText } from './summary-days.ts';
import { pageOf } from './summary-file.ts';
import { SummaryView } from './summary-view.tsx';
import { WithResult } from './with-result.tsx';

const DAYS = ['audited_on', 'distributed_on', 'used_from'] as const;
const isDayField = (name: string) => DAYS.some((day) => day === name);

type Typed = { facts: SummaryFacts };

const Whole = ({ whole, drafts }: { whole: WholeResult; drafts: Drafts }) => {
  const { t } = useTranslation();
  const { test, result } = whole;
  const saying = useSaying(result);
  const { result: back } = useResultPlaces(test);
  const place = useRef<HTMLElement>(null);
  const today = useToday();
  const start: SummaryFacts = {
    ...{ tool: [test.model.name, test.model.version].filter(Boolean).join(' '), auditor: '', audited_on: '' },
    ...{ distributed_on: '', source: '', used_from: '', small_because: '' },
  };
  const form = useForm<SummaryFacts>(summaryRules, start);
  const { draft: facts } = form;
  const draft = useDraft<Typed>(drafts, form.isEdited ? { facts } : undefined);
  const called = calledOf(facts, today);
  const troubles = troublesOf(facts, today);
  const tables = lawTablesOf(result, facts.small_because.trim() !== '');
  const resume = () => {
    const before = draft.resume();
    for (const [name, value] of Object.entries(before?.facts ?? {})) form.change(name as keyof SummaryFacts, value); // its own names
  };
  const looks: FormFields = Object.fromEntries(
    (Object.keys(summaryRules) as (keyof SummaryFacts)[]).map((name) => [
      // the names of this very object
      name,
      {
        label: t(`testResults.law.fields.${name}`),
        ...(name !== 'tool' && name !== 'audited_on' && { hint: t(`testResults.law.hints.${name}`) }),
        ...(isDayField(name) && {
          input: ({ value, onChange }: { value: unknown; onChange: (value: string) => void }) => (
            <DayInput value={typeof value === 'string' ? value : ''} onChange={onChange} />
          ),
        }),
      },
    ]),
  );
  const field = (name: keyof SummaryFacts) => {
    const look = looks[name];
    return look ? (
      <Field
        rule={summaryRules[name]}
        look={look}
        value={facts[name]}
        error={form.errors[name]}
        onChange={(value) => form.change(name, value)}
      />
    ) : null;
  };
  const hand = () => {
    if (!form.check() || !place.current) return;
    const title = t(`testResults.law.${called}`);
    const content = new Blob([pageOf(title, place.current)], { type: 'text/html;charset=utf-8' });
    handFile(`${fileName(`${facts.tool} Local Law 144`, new Date())}.html`, content);
  };
  return (
    <SpaceBetween size="l">
      <ResultHeader
        test={test}
        page={t('testResults.law.page')}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            <Button iconName="download" onClick={hand}>
              {t('testResults.law.export')}
            </Button>
            <Button onClick={() => window.print()}>{t('testResults.print')}</Button>
          </SpaceBetween>
        }
      />
      <RouterLink to={back}>{t('testResults.details.toResult')}</RouterLink>
      <div className="not-on-paper">
        <SpaceBetween size="l">
          {called === 'noAudit' && (
            <Alert type="warning" header={t('testResults.law.noAudit')}>
              {t('testResults.law.needsAuditor')}
            </Alert>
          )}
          {troubles.map((trouble) => (
            <Alert key={trouble} type="warning">
              {troubleText(saying, languageShown(), facts, today, trouble)}
            </Alert>
          ))}
          <Container
            header={
              <Header variant="h2" description={t('testResults.law.factsText')}>
                {t('testResults.law.facts')}
              </Header>
            }
          >
            <form onSubmit={(event) => event.preventDefault()}>
              <SpaceBetween size="m">
                {draft.offer && (
                  <DraftOffer
                    {...draft.offer}
                    words={draft.offer.content.facts.auditor || draft.offer.content.facts.source}
                    onContinue={resume}
                  />
                )}
                <div className="field-pair">
                  {field('tool')}
                  {field('distributed_on')}
                </div>
                <div className="field-pair">
                  {field('auditor')}
                  {field('audited_on')}
                </div>
                {field('source')}
                {field('used_from')}
                {hasSmall(tables) && field('small_because')}
              </SpaceBetween>
            </form>
          </Container>
        </SpaceBetween>
      </div>
      <Container>
        <SummaryView whole={whole} facts={facts} saying={saying} today={today} place={place} />
      </Container>
    </SpaceBetween>
  );
};

const OfResult = ({ whole }: { whole: WholeResult }) => {
  const { t } = useTranslation();
  const { result } = useResultPlaces(whole.test);
  if (!isForSummary(whole.result))
    return (
      <Missing
        title={t('testResults.law.notFor')}
        text={t('testResults.law.notForText')}
        list={result}
        toList={t('testResults.details.toResult')}
      />
    );
  return (
    <WithDrafts form={`local-law-144 ${whole.test.id}`}>
      {(drafts) => <Whole whole={whole} drafts={drafts} />}
    </WithDrafts>
  );
};

/** What is published of a result under Local Law 144 of New York City. */
export const SummaryPage = () => <WithResult>{(whole) => <OfResult whole={whole} />}</WithResult>;
