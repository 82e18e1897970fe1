/** Starts the operations that this tenant's configuration asks for. */
import { ApiError, isOurFault } from '#web/api/api-error.ts';
import { config } from '#web/config.ts';
import { tryPart } from '#web/parts.ts';
import { type NotedError, reportErrorsTo } from './kept-errors.ts';
import { showError } from './shown.ts';
import { whoeverIsHere } from './who.ts';

/** Who has no connection, or is not let in, is told so: nothing is wrong with the product. */
const EXPECTED = ['AbortError', 'NetworkError', 'PartGone', 'NotAuthorizedException'];

const isWorthIt = (error: unknown) => {
  if (error instanceof ApiError) return isOurFault(error);
  return !(error instanceof Error && EXPECTED.includes(error.name));
};

/** A reader is told what to do; those who look after the product, which request it was, and where its log has it. */
export const inOurWords = (error: unknown) => {
  if (!(error instanceof ApiError)) return error;
  const { asked = 'A request', problem, name, stack = '' } = error;
  const words = new Error(`${asked}: ${problem.status} ${problem.code}, request ${problem.request_id || 'unknown'}`);
  return Object.assign(words, { name, stack });
};

const report = (tell: (one: NotedError) => void) =>
  reportErrorsTo(({ error, at }) => isWorthIt(error) && tell({ error: inOurWords(error), at }));

const reportErrors = async () => {
  const { error_reporting_dsn, shows_operations_at } = config();
  if (error_reporting_dsn) {
    const { beginReports } = await tryPart(() => import('./error-reports.ts'));
    report(beginReports(error_reporting_dsn));
  } else if (shows_operations_at) report(showError);
};

const askFlags = async () => {
  const { beginFlags } = await tryPart(() => import('./feature-flags.ts'));
  await beginFlags();
};

/** People opt out in their browser. */
const hasOptedOut = () => {
  const asked: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return asked.globalPrivacyControl === true || asked.doNotTrack === '1';
};

/** Once someone is signed in: the credentials that send interactions are theirs. */
const recordInteractions = () =>
  new Promise<void>((resolve, reject) => {
    const { interactions } = config();
    if (!interactions || hasOptedOut()) return resolve();
    let isLoading = false;
    whoeverIsHere((user) => {
      if (!user || isLoading) return;
      isLoading = true;
      tryPart(() => import('./interactions.ts'))
        .then((part) => part.recordInteractions(interactions))
        .then(resolve, reject);
    });
  });

/** None of them is in the way of another, nor of the page. */
export const operate = async () => {
  await Promise.allSettled([reportErrors(), askFlags(), recordInteractions()]);
};
