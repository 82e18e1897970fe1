import { anId, oneOf, optional, required } from '#domain/rules.ts';
import { SEVERITIES, VERDICTS } from './words.ts';

const A_LINE = 200;
const A_TEXT = 4000;

/** Free-text fields of an incident. */
export const incidentRules = {
  what_happened: optional('lines', A_TEXT),
  affected_number: optional('line', A_LINE),
  affected_who: optional('line', A_LINE),
  done_about_it: optional('lines', A_TEXT),
} as const;

export const findingRules = { text: required('lines', A_TEXT), severity: oneOf(SEVERITIES) } as const;

export const reasonRules = { reason: required('lines', A_TEXT) } as const;

export const verdictRules = { verdict: oneOf(VERDICTS), comment: required('lines', A_TEXT) } as const;

export const conditionRules = { text: required('lines', A_TEXT), owner: anId, due: required('typed_day', 10) } as const;
