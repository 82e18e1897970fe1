/** List fields that are computed per reader. */
import { ApplicationSummary } from '#domain/applications/application.ts';
import { isDecided } from '#domain/applications/list.ts';
import type { ApplicationRow } from '#domain/applications/row.ts';
import { concerning } from '#domain/frameworks/company-coverage.ts';
import { type Reach, readsFrameworks } from '#domain/permissions.ts';
import { WAITING_FOR } from '#domain/waiting.ts';
import { ofReader } from '#lambdas/approvals/decider-service.ts';
import { frameworks } from '#lambdas/frameworks/store.ts';
import { asSeen } from '#lambdas/groups/membership-service.ts';
import { applications } from './store.ts';

type Reader = Parameters<typeof ofReader>[0];

/**
 * Frameworks per application: those that the filter names and, for readers with access to frameworks, the enabled ones.
 * Retired custom frameworks are excluded.
 */
const frameworksOf = async ({ roles }: Reader, asked: readonly string[]) => {
  const isKnown = readsFrameworks(roles);
  const [{ settings, made }, rows, { CATALOGUE }] = await Promise.all([
    frameworks.decided(),
    applications.compliance(),
    import('#domain/catalogue/whole.ts'),
  ]);
  const wanted = new Set([...asked, ...settings.flatMap((one) => (isKnown && one.enabled ? one.framework : []))]);
  const there = [...CATALOGUE, ...made.filter(({ retired }) => !retired)].map(({ id }) => id);
  const found = concerning(
    there.filter((id) => wanted.has(id)),
    rows,
  );
  return ({ id }: Pick<ApplicationRow, 'id'>) => found.get(id) ?? [];
};

/** List fields per reader: whether they must decide and, if the filter names frameworks, the applicable ones. */
export const summaryOf = async (
  reader: Reader,
  { frameworks: asked = [] }: { frameworks?: readonly string[] | undefined },
) => ({
  ...(await ofReader(reader)),
  ...(asked.length > 0 && { frameworks: await frameworksOf(reader, asked) }),
});

/** An application as lists show it. */
export const summaryFor =
  (within: Reach, own: Awaited<ReturnType<typeof summaryOf>>) =>
  (row: ApplicationRow): ApplicationSummary =>
    asSeen(
      ApplicationSummary.parse({
        ...row,
        open_conditions: row.approval?.open_conditions ?? 0,
        decided: isDecided(row.approval),
        waiting_for: own.waiting_for(row) ? [...WAITING_FOR] : [],
        frameworks: own.frameworks?.(row),
      }),
      within,
    );
