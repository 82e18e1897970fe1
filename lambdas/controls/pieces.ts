/** Lists evidence within the caller's access scope. */
import type { ListedEvidence } from '#domain/controls/evidence.ts';
import { evidenceStateOn } from '#domain/controls/in-force.ts';
import { mayRead } from '#domain/list/names.ts';
import { hasWords, nameOrder, wordsOf } from '#domain/text/name.ts';
import { reachableApplication, readable } from '#lambdas/applications/access.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden } from '#lambdas/known-errors.ts';
import { shownUses } from './evidence-access.ts';
import { evidence } from './evidence-store.ts';

const MOST_SHOWN = 100;

/** Evidence of the application first, then the others, each by name. */
export const piecesFor = async (caller: Caller, id: string, text: string | undefined) => {
  await reachableApplication(caller, id);
  const [all, names, today] = await Promise.all([evidence.rows(), shownUses(readable(caller)), companyDay()]);
  const words = wordsOf(text ?? '');
  const place = ({ name, proves }: Pick<ListedEvidence, 'name' | 'proves'>) =>
    `${proves.some(({ application_id }) => application_id === id) ? 0 : 1} ${nameOrder(name)}`;
  const found = all
    .map((piece) => ({ ...piece, proves: names(piece.proves), standing: evidenceStateOn(piece, today) }))
    .filter(({ name, url, proves }) => {
      const called = [
        name,
        url,
        ...proves.flatMap(({ application_name, title }) => [application_name, title.en, title.es]),
      ].join('\n');
      return proves.length > 0 && hasWords(called, words);
    })
    .toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  return { evidence: found.slice(0, MOST_SHOWN), total: found.length };
};

export const listEvidence = async (
  caller: Caller,
  asked: Parameters<typeof evidence.page>[1],
  after: string | undefined,
) => {
  if (!mayRead('evidence', caller.roles))
    throw forbidden('Only administrators and company-level reviewers can see the evidence register.');
  const [{ items, next, ...counts }, names] = await Promise.all([
    evidence.page('ALL', asked, after),
    shownUses(readable(caller)),
  ]);
  return { evidence: items.map((piece) => ({ ...piece, proves: names(piece.proves) })), ...counts, next_cursor: next };
};
