import { auditedPathOf } from '#domain/audit/words.ts';
import { detailPath, NOUNS, type NounWith } from '#domain/nouns.ts';

const hasPage = (name: keyof typeof NOUNS): name is NounWith<'detail'> => 'detail' in NOUNS[name];

/** The page of the entity of an audit entry, unless it has none. */
export const auditedPath = ({ what, id, action }: { what: string; id: string; action: string }) => {
  const name = auditedPathOf(what);
  return action === 'removed' || !name || !hasPage(name) ? undefined : detailPath(name, id);
};
