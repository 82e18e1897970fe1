import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  calledOf,
  hasOtherRatios,
  isForSummary,
  lawTablesOf,
  type SummaryFacts,
  troublesOf,
} from '#domain/bias/result/local-law-144.ts';
import { fileName } from '#domain/list/file-name.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { handFile } from '#web/components/hand-file.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useToday } from '#web/components/today.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type Drafts, WithDrafts } from '#web/drafts/with-drafts.tsx';
import { languageShown } from '#web/i18n/index.ts';
import { useResultPlaces } from '../places.ts';
import type { WholeResult } from '../queries.ts';
import { ResultHeader } from '../result-header.tsx';
import { WithResult } from '../with-result.tsx';
import { useWording } from '../wording/use-wording.ts';
import { troubleText } from './summary-days.ts';
import { SummaryForm } from './summary-facts.tsx';
import { pageOf } from './summary-file.ts';
import { SummaryView } from './summary-view.tsx';
import { summaryFactsOf, useSummaryForm } from './use-summary-form.ts';

type Typed = { facts: SummaryFacts };

const SummaryContent = ({ data, drafts }: { data: WholeResult; drafts: Drafts }) => {
  const { t } = useTranslation();
  const { test, result } = data;
  const wording = useWording(result);
  const { result: back } = useResultPlaces(test);
  const place = useRef<HTMLElement>(null);
  const today = useToday();
  const mayEdit = useViewing() === undefined && test.possible.includes('summarize');
  const typing = useSummaryForm(test, () => snackbar.show({ type: 'success', message: t('testResults.law.saved') }));
  const { form } = typing;
  const facts = mayEdit ? form.draft : summaryFactsOf(test);
  const draft = useDraft<Typed>(drafts, mayEdit && form.isEdited ? { facts } : undefined);
  const called = calledOf(facts, today);
  const resume = () => {
    const before = draft.resume();
    for (const [name, value] of Object.entries(before?.facts ?? {})) form.change(name as keyof SummaryFacts, value);
  };
  const hand = () => {
    if ((mayEdit && !form.check()) || !place.current) return;
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
      <div className="not-on-paper">
        <SpaceBetween size="l">
          <RouterLink to={back}>{t('testResults.details.toResult')}</RouterLink>
          {called === 'noAudit' && (
            <Alert type="warning" header={t('testResults.law.noAudit')}>
              {t('testResults.law.needsAuditor')}
            </Alert>
          )}
          {troublesOf(facts, today).map((trouble) => (
            <Alert key={trouble} type="warning">
              {troubleText(wording, languageShown(), facts, today, trouble)}
            </Alert>
          ))}
          {hasOtherRatios(lawTablesOf(result, facts.small_because.trim() !== '', facts)) && (
            <Alert type="info">{t('testResults.law.otherRatiosHere')}</Alert>
          )}
          {mayEdit && (
            <SummaryForm
              data={data}
              typing={typing}
              offer={
                draft.offer && (
                  <DraftOffer
                    {...draft.offer}
                    words={draft.offer.content.facts.auditor || draft.offer.content.facts.source}
                    onContinue={resume}
                  />
                )
              }
            />
          )}
          {test.law_summary && (
            <Box color="text-body-secondary">
              {t('testResults.law.savedBy', {
                who: test.law_summary.by.name,
                when: formatMoment(test.law_summary.at, languageShown()),
              })}
            </Box>
          )}
        </SpaceBetween>
      </div>
      <Container>
        <SummaryView data={data} facts={facts} wording={wording} today={today} place={place} />
      </Container>
    </SpaceBetween>
  );
};

const OfResult = ({ data }: { data: WholeResult }) => {
  const { t } = useTranslation();
  const { result } = useResultPlaces(data.test);
  if (!isForSummary(data.result))
    return (
      <NotFound
        title={t('testResults.law.notFor')}
        text={t('testResults.law.notForText')}
        list={result}
        toList={t('testResults.details.toResult')}
      />
    );
  return (
    <WithDrafts form={`local-law-144 ${data.test.id}`}>
      {(drafts) => <SummaryContent data={data} drafts={drafts} />}
    </WithDrafts>
  );
};

export const SummaryPage = () => <WithResult>{(data) => <OfResult data={data} />}</WithResult>;
