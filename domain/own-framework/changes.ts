/** Compares the requirements of two versions by id. */
import { canonical } from '#domain/canonical.ts';
import type { OwnRequirementDraft } from './rules.ts';

type Asked = readonly OwnRequirementDraft[];

const byId = (asked: Asked) => new Map(asked.map((one) => [one.id, canonical(one)]));

export const changesIn = (before: Asked, after: Asked) => {
  const [old, now] = [byId(before), byId(after)];
  const ids = [...now.keys()];
  return {
    added: ids.filter((id) => !old.has(id)),
    changed: ids.filter((id) => old.has(id) && old.get(id) !== now.get(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
  };
};
