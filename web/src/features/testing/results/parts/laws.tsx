import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf as testName } from '#domain/tests/name.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { allControls } from '#web/components/applications/queries.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { giveTestPath, reportPath } from '#web/routing/application-path.ts';
import { Fold } from './fold.tsx';

/** Catalog controls that a bias test result can prove. */
const BIAS_CONTROLS = ['fairness_evaluation', 'independent_bias_audit'];

/** Requirements and controls that ask for this test, with a link to add it as evidence. */
export const Laws = ({ test }: { test: BiasTest }) => {
  const application = test.application_id;
  const { t } = useTranslation();
  const inWords = useWords();
  const { data, error, refetch } = useQuery(allControls(application));
  const controls = data?.controls.filter(({ id }) => BIAS_CONTROLS.includes(id)) ?? [];
  const nameOf = new Map(data?.frameworks.map(({ id, name }) => [id, name]));
  const content = () => {
    if (!data)
      return error ? (
        <LoadFailed what={t('testResults.laws.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      );
    if (controls.length === 0) return t('testResults.laws.none');
    return (
      <SpaceBetween size="s">
        {controls.map(({ id, title, for: asked }) => {
          const frameworks = [...new Set(asked.map(({ framework }) => framework))];
          return (
            <div key={id}>
              <b>{inWords(title)}</b>{' '}
              <span className="not-on-paper">
                <RouterLink
                  to={giveTestPath(application, id, { id: test.id, name: testName(test) })}
                  ariaLabel={t('testResults.laws.attachOf', { control: inWords(title) })}
                >
                  {t('testResults.laws.attach')}
                </RouterLink>
              </span>
              <ul className="result-list">
                {frameworks.map((framework) => (
                  <li key={framework}>
                    <RouterLink to={reportPath(application, framework)}>
                      {nameOf.get(framework) ?? framework}
                    </RouterLink>
                    {': '}
                    {asked
                      .filter((one) => one.framework === framework)
                      .map(({ requirement }) => requirement)
                      .join(', ')}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        <Box color="text-body-secondary">{t('testResults.laws.how')}</Box>
      </SpaceBetween>
    );
  };
  return (
    <Fold title={t('testResults.laws.title')} about={t('testResults.laws.text')}>
      {content()}
    </Fold>
  );
};
