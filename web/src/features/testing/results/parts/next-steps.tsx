import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { findingsOf } from '#domain/bias/result/findings.ts';
import { isForSummary } from '#domain/bias/result/local-law-144.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { overTimePath } from '#web/routing/paths.ts';
import { useResultPlaces } from '../places.ts';
import type { WholeResult } from '../queries.ts';
import { headlineOf } from '../wording/headline.ts';
import type { Wording } from '../wording/phrases.ts';

export const NextSteps = ({ data: { test, result }, wording }: { data: WholeResult; wording: Wording }) => {
  const { t } = useTranslation();
  const places = useResultPlaces(test);
  const [gravest] = findingsOf(result);
  return (
    <Container fitHeight header={<Header variant="h2">{t('testResults.next')}</Header>}>
      {gravest && <p className="result-next">{headlineOf(wording, gravest).next}</p>}
      <ul className="result-list">
        <li>
          <RouterLink to={places.explanation}>{t('testResults.toExplanation')}</RouterLink>
        </li>
        <li>
          <RouterLink to={overTimePath(test)}>{t('overTime.toPage')}</RouterLink>
        </li>
        {isForSummary(result) && (
          <li>
            <RouterLink to={places.summary}>{t('testResults.law.page')}</RouterLink>
          </li>
        )}
      </ul>
    </Container>
  );
};
