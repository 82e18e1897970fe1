/** Field rules for submissions, decisions and conditions. */
import { anId, oneOf, optional, required } from '#domain/rules.ts';
import { VERDICTS } from './states.ts';

const A_TEXT = 2000;
const DAY = 10;

export const MOST_CONDITIONS = 20;

/** Default and longest approval period, in months. */
export const USUAL_MONTHS = 12;
export const MOST_MONTHS = 24;

export const submissionRules = {
  note: { ...optional('lines', A_TEXT), about: 'What whoever decides should know.' },
  acknowledgement: {
    ...optional('lines', A_TEXT),
    about: 'Why it is approved although work on it is unfinished: required where the submission itself approves it.',
  },
} as const;

export const conditionRules = {
  text: required('lines', 1000),
  owner: { ...anId, about: 'Who is to see to it, by their id: somebody who can see the application.' },
  due: { ...required('typed_day', DAY), about: 'The day by which it is to be done, where the company is.' },
} as const;

export const decisionRules = {
  verdict: oneOf(VERDICTS),
  reason: required('lines', A_TEXT),
  until: {
    ...optional('day', DAY),
    about: `The last day on which it is approved, ${MOST_MONTHS} months from now at the most; ${USUAL_MONTHS} months from now where nothing is said.`,
  },
  acknowledgement: {
    ...optional('lines', A_TEXT),
    about: 'Why it is approved although work on it is unfinished: required where there is such work.',
  },
} as const;

export const withdrawalRules = { reason: optional('lines', A_TEXT) } as const;

/** Company setting: whether approvers acknowledge unfinished work or cannot approve before it is finished. */
export const UNFINISHED_RULES = ['acknowledge', 'refuse'] as const;
export type UnfinishedRule = (typeof UNFINISHED_RULES)[number];
