/** Starts the operations that this tenant's configuration asks for. */
import { ApiError, isOurFault } from '#web/api/api-error.ts';
import { config } from '#web/config.ts';
import { tryPart } from '#web/parts.ts';
import { type NotedError, reportErrorsTo } from './kept-errors.ts';
import { showError } from './shown.ts';
import { whoeverIsHere } from './who.ts';

/** Missing connections and refused sign-ins are shown to the user; they are no defects of the product. */
const EXPECTED = ['AbortError', 'NetworkError', 'PartGone', 'NotAuthorizedException'];

const isWorthIt = (error: unknown) => {
  if (error instanceof ApiError) return isOurFault(error);
  return !(error instanceof Error && EXPECTED.includes(error.name));
};

/** Names the request and its id for operators, who find the log by it. Users see another text. */
export const inOurWords = (error: unknown) => {
  if (!(error instanceof ApiError)) return error;
  const { asked = 'A request', problem, name, stack = '' } = error;
  const words = new Error(`${asked}: ${problem.status} ${problem.code}, request ${problem.request_id || 'unknown'}`);
  return Object.assign(words, { name, stack });
};

const report = (note: (one: NotedError) => void) =>
  reportErrorsTo(({ error, at }) => isWorthIt(error) && note({ error: inOurWords(error), at }));

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

/** Respects the browser's opt-out signals. */
const hasOptedOut = () => {
  const asked: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return asked.globalPrivacyControl === true || asked.doNotTrack === '1';
};

/** Waits for a signed-in user, because the user's credentials send the interactions. */
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

/** A failure of one does not affect the others or the page. */
export const operate = async () => {
  await Promise.allSettled([reportErrors(), askFlags(), recordInteractions()]);
};
