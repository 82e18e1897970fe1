/** What there is to say of two values of a field. */
import { isDay } from '#domain/day.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import type { AuditEntry } from './entry.ts';

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/.test(text);

/** A moment or a day as its reader writes it; nothing of what is neither. */
export const dated = (text: string, language: string) => {
  if (isMoment(text)) return formatMoment(text, language);
  return isDay(text) ? formatDate(text, language) : undefined;
};

/** Several of them, one after the other. After a whole sentence comes no comma. */
export const inOneLine = (texts: readonly string[]) =>
  texts.reduce((line, text) => (line === '' ? text : `${line}${/[.!?]$/.test(line) ? '' : ','} ${text}`), '');

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

type Parts = Record<string, unknown>;

const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value);

/** However its parts were kept. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const isListOfThings = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object');

/** What is in the one, and not in the other. */
const without = (one: readonly unknown[], other: readonly unknown[]) =>
  one.filter((thing) => !other.some((theirs) => isSame(thing, theirs)));

/**
 * Of what is made of parts, those that are not the same: when it was alone is none. Of a list of things, those that went
 * and those that came. What was said once more is said whole.
 */
export const apart = (from: unknown, to: unknown): readonly [unknown, unknown] => {
  if (isSame(from, to)) return [undefined, to];
  if (isListOfThings(from) && isListOfThings(to)) return [without(from, to), without(to, from)];
  if (!hasParts(from) || !hasParts(to)) return [from, to];
  const differs = (part: string) => part !== 'at' && !isSame(from[part], to[part]);
  const only = (value: Parts) => Object.fromEntries(Object.entries(value).filter(([part]) => differs(part)));
  return [only(from), only(to)];
};

/** What an answer was given as, with who gave it and when, or alone. */
const valuesOf = (answer: unknown): string[] => {
  const values = hasParts(answer) ? answer.values : answer;
  return Array.isArray(values) ? values.map(String) : [];
};

/** The answers that are others. */
export const answersApart = (from: unknown, to: unknown) => {
  const [before, after] = [from, to].map((one) => (hasParts(one) ? one : {})) as [Parts, Parts]; // of two
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((question) => ({ question, was: valuesOf(before[question]), is: valuesOf(after[question]) }))
    .filter(({ was, is }) => !isSame(was, is));
};

/** By which gate a tier came, and what an approval that is over had changed since. */
const BY_TIER = ['tier', 'changed_since_approval'];

/** These say which tier it has come to. */
const SAYS_TIER: readonly AuditEntry['action'][] = [
  ...(['intake_submitted', 'approval_reopened', 'approved_by_rule', 'rejected_by_rule'] as const),
];

/** What the sentence says that tells what was done, or another field in words that people know. */
export const isSaidOtherwise = ({ what, action }: Pick<AuditEntry, 'what' | 'action'>, field: string) => {
  if (field === 'approval' || (what === 'vendor' && field === 'state')) return true;
  if (what === 'application' && BY_TIER.includes(field) && SAYS_TIER.includes(action)) return true;
  if (action === 'intake_submitted') return field === 'intake';
  // Which one was given is there for programs: what is in it may be a comment, which can be taken back.
  if (action === 'work_delegated') return field === 'work';
  return action === 'approval_reopened' && field === 'risk_tier';
};
