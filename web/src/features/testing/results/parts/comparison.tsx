import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListedTest } from '#domain/tests/test.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { resultsPath } from '#web/routing/paths.ts';
import { resultQueries, type WholeResult } from '../queries.ts';
import { ratioText, type Wording } from '../wording/phrases.ts';
import { type Change, changesBetween, runBefore } from './before.ts';
import { Fold } from './fold.tsx';

type Compared = { data: WholeResult; wording: Wording; before: ListedTest };

const Ratio = ({ brief, wording }: { brief: Change['now']; wording: Wording }) => {
  const { t } = useTranslation();
  if (!brief) return t('testResults.compare.gone');
  return brief.ratio === null ? '–' : ratioText(wording, brief.ratio);
};

const Changes = ({ data, wording, before }: Compared) => {
  const { t } = useTranslation();
  const { data: earlier, error, refetch } = useQuery(resultQueries.of(before.application_id, before.id));
  if (!earlier)
    return error ? (
      <LoadFailed what={t('testResults.compare.failed')} error={error} onRetry={() => void refetch()} />
    ) : null;
  const changes = changesBetween(wording, earlier.result, data.result);
  const hash = (sha256: string | null) => sha256?.slice(0, 12) ?? '–';
  const [then, now] = [earlier.test.document, data.test.document];
  const isOtherwise = JSON.stringify(earlier.result.thresholds) !== JSON.stringify(data.result.thresholds);
  return (
    <SpaceBetween size="s">
      <ul className="result-list">
        <li>
          {then.sha256 === now.sha256
            ? t('testResults.compare.sameData')
            : t('testResults.compare.otherData', { before: hash(then.sha256), now: hash(now.sha256) })}
        </li>
        {isOtherwise && <li>{t('testResults.compare.otherThresholds')}</li>}
        {earlier.result.engine !== data.result.engine && (
          <li>{t('testResults.compare.otherEngine', { before: earlier.result.engine, now: data.result.engine })}</li>
        )}
      </ul>
      {changes.length === 0 ? (
        t('testResults.compare.nothing')
      ) : (
        <div className="result-wide">
          <table className="result-facts">
            <thead>
              <tr>
                {(['group', 'before', 'now', 'verdictBefore', 'verdictNow'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`testResults.compare.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={`${change.table}\n${change.group}`}>
                  <th scope="row">{`${change.table}: ${change.group}`}</th>
                  <td>
                    <Ratio brief={change.before} wording={wording} />
                  </td>
                  <td>
                    <Ratio brief={change.now} wording={wording} />
                  </td>
                  <td>{change.before?.verdict ? <VerdictChip verdict={change.before.verdict} /> : '–'}</td>
                  <td>{change.now?.verdict ? <VerdictChip verdict={change.now.verdict} /> : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SpaceBetween>
  );
};

/** Changes since the previous run. */
export const Comparison = ({ data, wording }: { data: WholeResult; wording: Wording }) => {
  const { t, i18n } = useTranslation();
  const { data: runs } = useQuery(resultQueries.ready(data.test.application_id));
  const before = runs && runBefore(data.test, runs);
  if (!before) return null;
  const texts = {
    when: formatMoment(before.finished_at ?? before.created_at, i18n.language),
    verdict: before.verdict ? t(`bias.verdicts.${before.verdict}`) : t('bias.noVerdict'),
  };
  return (
    <Fold
      title={t('testResults.compare.title')}
      about={t(data.test.reruns === before.id ? 'testResults.compare.reruns' : 'testResults.compare.same', texts)}
    >
      <Changes data={data} wording={wording} before={before} />
      <RouterLink to={resultsPath(before)}>{t('testResults.compare.see')}</RouterLink>
    </Fold>
  );
};
