/** Validates the days of an assessment. Unchanged days stay valid after they pass. */
import { addMonths, lastDay, rangeProblem } from '#domain/day.ts';
import { type FieldError, fieldError } from '#domain/field-error.ts';
import { dayIn } from '#domain/time-zone.ts';

/** Earlier incident dates are treated as typing errors in the year. */
const MOST_YEARS_AGO = 10;

type Days = { due: string | null; known_at: string | null };

const knownProblem = ({ known_at }: Days, zone: string, now: number): FieldError[] => {
  if (known_at === null) return [];
  if (Date.parse(known_at) > now) return [fieldError('known_at', 'in_the_future')];
  const first = addMonths(dayIn(zone, now), -12 * MOST_YEARS_AGO);
  return dayIn(zone, Date.parse(known_at)) < first ? [fieldError('known_at', 'day_too_early', { day: first })] : [];
};

const dueProblem = ({ due }: Days, zone: string, now: number): FieldError[] => {
  const today = dayIn(zone, now);
  if (due === null) return [];
  if (due < today) return [fieldError('due', 'in_the_past')];
  const broken = rangeProblem(due, today, lastDay(today));
  return broken ? [fieldError('due', broken.code, broken.params)] : [];
};

/** The due date cannot precede the day on which the incident became known. */
const orderProblem = ({ due, known_at }: Days, zone: string): FieldError[] => {
  const known = known_at && dayIn(zone, Date.parse(known_at));
  return due !== null && known !== null && due < known ? [fieldError('due', 'day_too_early', { day: known })] : [];
};

export const dayProblems = (sent: Days, zone: string, now: number, before?: Days): FieldError[] => {
  const known = sent.known_at === before?.known_at ? [] : knownProblem(sent, zone, now);
  const due = sent.due === before?.due ? [] : dueProblem(sent, zone, now);
  const isAsBefore = sent.known_at === before?.known_at && sent.due === before?.due;
  return [...known, ...due, ...(isAsBefore || known.length + due.length > 0 ? [] : orderProblem(sent, zone))];
};
