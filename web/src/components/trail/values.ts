/** Compares and formats the values of a changed field. */
import { isDay } from '#domain/day.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import type { AuditEntry } from './entry.ts';

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/.test(text);

/** A date or time in the reader's format; undefined for other texts. */
export const dated = (text: string, language: string) => {
  if (isMoment(text)) return formatMoment(text, language);
  return isDay(text) ? formatDate(text, language) : undefined;
};

/** Joins texts with commas, except after a sentence. */
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

/** Sorts keys, so that their order does not matter. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const isListOfThings = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object');

const except = (one: readonly unknown[], other: readonly unknown[]) =>
  one.filter((value) => !other.some((theirs) => isSame(value, theirs)));

/**
 * The differing parts of two values: changed properties of objects, and removed and added items of lists of objects.
 * The property `at` alone is no change. Equal values come back as [undefined, to], all others complete.
 */
export const apart = (from: unknown, to: unknown): readonly [unknown, unknown] => {
  if (isSame(from, to)) return [undefined, to];
  if (isListOfThings(from) && isListOfThings(to)) return [except(from, to), except(to, from)];
  if (!hasParts(from) || !hasParts(to)) return [from, to];
  const differs = (part: string) => part !== 'at' && !isSame(from[part], to[part]);
  const only = (value: Parts) => Object.fromEntries(Object.entries(value).filter(([part]) => differs(part)));
  return [only(from), only(to)];
};

/** The values of an answer, stored with or without author and time. */
const valuesOf = (answer: unknown): string[] => {
  const values = hasParts(answer) ? answer.values : answer;
  return Array.isArray(values) ? values.map(String) : [];
};

export const answersApart = (from: unknown, to: unknown) => {
  const [before, after] = [from, to].map((one) => (hasParts(one) ? one : {})) as [Parts, Parts]; // a pair
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((question) => ({ question, was: valuesOf(before[question]), is: valuesOf(after[question]) }))
    .filter(({ was, is }) => !isSame(was, is));
};

/** Fields that only explain the tier. */
const BY_TIER = ['tier', 'changed_since_approval'];

/** The sentences of these actions name the tier. */
const SAYS_TIER: readonly AuditEntry['action'][] = [
  ...(['intake_submitted', 'approval_reopened', 'approved_by_rule', 'rejected_by_rule'] as const),
];

/** A task is shown with the entity to which it belongs. */
const SUBJECT_IDS = ['application_id', 'vendor_id', 'model_id'];

/** Whether a field is omitted because the sentence of the action or another field states it. */
export const isSaidOtherwise = ({ what, action }: Pick<AuditEntry, 'what' | 'action'>, field: string) => {
  if (field === 'approval' || (what === 'vendor' && field === 'state')) return true;
  // It never changes, and readers of the history do not get its name.
  if (what === 'risk' && field === 'application_id') return true;
  // They follow from the file, whose checksum is shown.
  if (what === 'Word template' && ['placeholders', 'size', 'uploaded'].includes(field)) return true;
  // Fields of their own state the version, its date and its hash.
  if (what === 'policy' && (field === 'asked' || field === 'published')) return true;
  if (what === 'application' && BY_TIER.includes(field) && SAYS_TIER.includes(action)) return true;
  if (what === 'task' && SUBJECT_IDS.includes(field)) return true;
  if (action === 'intake_submitted') return field === 'intake';
  // The id is for API clients only: the work may be a comment, which can be deleted.
  if (action === 'work_delegated') return field === 'work';
  return action === 'approval_reopened' && field === 'risk_tier';
};
