/** Finds groups that are probably not groups, or the same group twice. */

import type { BiasWarning } from '#domain/bias/result/warning.ts';
import { alikeIn } from './alike.ts';

const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:[ T].*)?$/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
/** A few numbers may be codes, such as 0 and 1. */
const MANY_NUMBERS = 10;

export const suspiciousGroups = (attribute: string, names: readonly string[]): BiasWarning[] => {
  const warnings: BiasWarning[] = [];
  if (names.length > 0 && names.every((name) => DATE.test(name)))
    warnings.push({ kind: 'groups_are_dates', attribute });
  if (names.length >= MANY_NUMBERS && names.every((name) => NUMBER.test(name)))
    warnings.push({ kind: 'groups_are_numbers', attribute });
  for (const groups of alikeIn(names.toSorted())) warnings.push({ kind: 'groups_look_alike', attribute, groups });
  return warnings;
};
