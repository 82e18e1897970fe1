/** Groups that are most likely none, or the same one twice. */
import type { BiasWarning } from './warning.ts';

const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:[ T].*)?$/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
/** Fewer may be codes, such as 0 and 1. */
const MANY_NUMBERS = 10;

const bare = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export const suspiciousGroups = (attribute: string, names: readonly string[]): BiasWarning[] => {
  const warnings: BiasWarning[] = [];
  if (names.length > 0 && names.every((name) => DATE.test(name)))
    warnings.push({ kind: 'groups_are_dates', attribute });
  if (names.length >= MANY_NUMBERS && names.every((name) => NUMBER.test(name)))
    warnings.push({ kind: 'groups_are_numbers', attribute });
  const alike = Map.groupBy(names.toSorted(), bare);
  for (const [shape, groups] of alike)
    if (shape !== '' && groups.length > 1) warnings.push({ kind: 'groups_look_alike', attribute, groups });
  return warnings;
};
