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
  note: { ...optional('lines', A_TEXT), about: 'A note for the people who decide.' },
  acknowledgement: {
    ...optional('lines', A_TEXT),
    about: 'The reason for approval despite unfinished work. Required if the submission is approved automatically.',
  },
} as const;

export const conditionRules = {
  text: required('lines', 1000),
  owner: { ...anId, about: 'The ID of the responsible person, who must be able to see the application.' },
  due: { ...required('typed_day', DAY), about: "The due date in the company's time zone." },
} as const;

export const decisionRules = {
  verdict: oneOf(VERDICTS),
  reason: required('lines', A_TEXT),
  until: {
    ...optional('day', DAY),
    about: `The last day of the approval: at most ${MOST_MONTHS} months from now. The default is ${USUAL_MONTHS} months.`,
  },
  acknowledgement: {
    ...optional('lines', A_TEXT),
    about: 'The reason for approval despite unfinished work. Required if there is such work.',
  },
} as const;

export const withdrawalRules = { reason: optional('lines', A_TEXT) } as const;

/** Company setting: whether approvers acknowledge unfinished work or cannot approve before it is finished. */
export const UNFINISHED_RULES = ['acknowledge', 'refuse'] as const;
export type UnfinishedRule = (typeof UNFINISHED_RULES)[number];
