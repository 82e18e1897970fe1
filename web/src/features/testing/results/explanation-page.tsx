import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keysOf } from '#domain/keys-of.ts';
import { fileName } from '#domain/list/file-name.ts';
import { nameOf } from '#domain/tests/name.ts';
import { allControls } from '#web/components/applications/queries.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { useWords } from '#web/components/use-words.ts';
import { controlPath } from '#web/routing/application-path.ts';
import { Identity } from './parts/identity.tsx';
import { DownloadError, TakeButton, useTaking } from './parts/take.tsx';
import { useResultPlaces } from './places.ts';
import type { WholeResult } from './queries.ts';
import { ResultHeader } from './result-header.tsx';
import { WithResult } from './with-result.tsx';
import { causesOf, methodsOf, paragraphsOf, stepsOf } from './wording/explained.ts';
import type { Wording } from './wording/phrases.ts';
import { useWording } from './wording/use-wording.ts';

type Of = { data: WholeResult; wording: Wording };

/** Paragraphs shown before the user expands the rest. */
const SHOWN_FIRST = 3;

const Paragraphs = ({ paragraphs }: { paragraphs: ReturnType<typeof paragraphsOf> }) => (
  <SpaceBetween size="m">
    {paragraphs.map(({ verdict, fact, chance, text }) => (
      <div key={text}>
        <VerdictChip verdict={verdict} />
        <p className="result-sentence">
          {fact} {chance}
        </p>
      </div>
    ))}
  </SpaceBetween>
);

const Flags = ({ data: { result }, wording }: Of) => {
  const { t } = useTranslation();
  const paragraphs = paragraphsOf(wording, result);
  const [first, others] = [paragraphs.slice(0, SHOWN_FIRST), paragraphs.slice(SHOWN_FIRST)];
  return (
    <Container header={<Header variant="h2">{t('testResults.explanation.flags')}</Header>}>
      {paragraphs.length === 0 ? (
        t(result.verdict === null ? 'testResults.explanation.notJudged' : 'testResults.explanation.noFlag')
      ) : (
        <SpaceBetween size="m">
          <Paragraphs paragraphs={first} />
          {others.length > 0 && (
            <ExpandableSection headerText={t('testResults.explanation.others', { count: others.length })}>
              <Paragraphs paragraphs={others} />
            </ExpandableSection>
          )}
          <ExpandableSection headerText={t('testResults.explanation.statements')}>
            {paragraphs.map(({ text }) => (
              <p key={text} className="result-sentence">
                {text}
              </p>
            ))}
          </ExpandableSection>
        </SpaceBetween>
      )}
    </Container>
  );
};

const Method = ({ data: { result }, wording }: Of) => {
  const { t, figures, thresholds } = wording;
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={<RouterLink to="/application-testing/method">{t('testResults.explanation.allRules')}</RouterLink>}
        >
          {t('testResults.explanation.method')}
        </Header>
      }
    >
      <ul className="result-list">
        {methodsOf(result).map((method) => (
          <li key={method}>
            {t(`testResults.explanation.methods.${method}`, {
              level: figures.level(thresholds.confidence),
              seed: String(result.seed),
            })}
          </li>
        ))}
      </ul>
    </Container>
  );
};

/** Thresholds with their source: the company's default and its author, or this test only. */
const Thresholds = ({ data: { test, result }, wording }: Of) => {
  const { t, i18n } = useTranslation();
  const { thresholds_set: set, own_thresholds: own } = test;
  const all = keysOf(result.thresholds).map((name) => [name, result.thresholds[name]] as const);
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={
            set
              ? t('testResults.explanation.setBy', { who: set.by.name, when: formatMoment(set.at, i18n.language) })
              : t('testResults.explanation.asTheyCome')
          }
        >
          {t('testResults.explanation.thresholds')}
        </Header>
      }
    >
      <div className="result-wide">
        <table className="result-facts">
          <thead>
            <tr>
              <th scope="col">{t('testResults.explanation.threshold')}</th>
              <th scope="col">{t('testResults.explanation.value')}</th>
              <th scope="col">{t('testResults.explanation.whose')}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{t(`testResults.explanation.limits.${name}`)}</th>
                <td>{name === 'expected' ? wording.figures.count(value) : wording.figures.limit(value)}</td>
                <td>
                  {t(own.includes(name) ? 'testResults.explanation.ofTest' : 'testResults.explanation.ofCompany')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Container>
  );
};

const Next = ({ data: { test, result } }: Of) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const { data } = useQuery(allControls(test.application_id));
  const causes = causesOf(result);
  const steps = stepsOf(result).flatMap((key) => {
    const control = data?.controls.find(({ id }) => id === key);
    return control ? [{ key, control }] : [];
  });
  return (
    <Container header={<Header variant="h2">{t('testResults.explanation.causes')}</Header>}>
      <SpaceBetween size="m">
        <ul className="result-list">
          {(['first', 'second', 'third', 'fourth'] as const).map((cause) => (
            <li key={cause}>{t(`testResults.explanation.${causes}.${cause}`)}</li>
          ))}
        </ul>
        {steps.length > 0 && (
          <div>
            <Box variant="h3">{t('testResults.explanation.next')}</Box>
            <ul className="result-list">
              {steps.map(({ key, control }) => (
                <li key={key}>
                  <RouterLink to={controlPath(test.application_id, key)}>{inWords(control.title)}</RouterLink>
                  {': '}
                  {t(`testResults.explanation.steps.${key}`)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </SpaceBetween>
    </Container>
  );
};

const Again = ({ data: { test } }: Of) => {
  const { t } = useTranslation();
  const taking = useTaking(test);
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={t('testResults.explanation.againText')}
          actions={<TakeButton taking={taking} />}
        >
          {t('testResults.explanation.again')}
        </Header>
      }
    >
      <SpaceBetween size="s">
        <code className="result-hash">{`npm run verify -- "${fileName(nameOf(test), new Date())}.zip"`}</code>
        <DownloadError taking={taking} />
      </SpaceBetween>
    </Container>
  );
};

const ExplanationContent = ({ data }: { data: WholeResult }) => {
  const { t } = useTranslation();
  const wording = useWording(data.result);
  const { result } = useResultPlaces(data.test);
  const of = { data, wording };
  return (
    <SpaceBetween size="l">
      <ResultHeader
        test={data.test}
        page={t('testResults.explanation.title')}
        actions={<Button onClick={() => window.print()}>{t('testResults.print')}</Button>}
      />
      <RouterLink to={result}>{t('testResults.details.toResult')}</RouterLink>
      <Flags {...of} />
      <Next {...of} />
      <Method {...of} />
      <Thresholds {...of} />
      <Again {...of} />
      <Identity data={data} />
    </SpaceBetween>
  );
};

export const ExplanationPage = () => <WithResult>{(data) => <ExplanationContent data={data} />}</WithResult>;
