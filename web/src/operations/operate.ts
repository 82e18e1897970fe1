/** What this tenant's configuration asks for, and no more. */
import { ApiError } from '#web/api/api-error.ts';
import { config } from '#web/config.ts';
import { tryPart } from '#web/parts.ts';
import { reportErrorsTo } from './kept-errors.ts';
import { showError } from './shown.ts';

/** Who has no connection, or is not let in, is told so: nothing is wrong with the product. */
const EXPECTED = ['AbortError', 'NetworkError', 'PartGone', 'NotAuthorizedException'];

const isWorthIt = (error: unknown) => {
  if (error instanceof ApiError) return error.problem.status >= 500;
  return !(error instanceof Error && EXPECTED.includes(error.name));
};

const reportErrors = async () => {
  const { error_reporting_dsn, shows_operations_at } = config();
  if (error_reporting_dsn) {
    const { reportTo } = await tryPart(() => import('./error-reports.ts'));
    reportTo(error_reporting_dsn, isWorthIt);
  } else if (shows_operations_at) reportErrorsTo((one) => isWorthIt(one.error) && showError(one));
};

const askFlags = async () => {
  const { beginFlags } = await tryPart(() => import('./feature-flags.ts'));
  await beginFlags();
};

const tellInteractions = async () => {
  if (!config().interaction_analytics) return;
  const { noteInteractions } = await tryPart(() => import('./interactions.ts'));
  noteInteractions();
};

/** None of them is in the way of another, nor of the page. */
export const operate = async () => {
  await Promise.allSettled([reportErrors(), askFlags(), tellInteractions()]);
};
