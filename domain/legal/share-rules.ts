/** Field rules for links that show a legal document to a recipient without an account. */
import { addDays, rangeProblem } from '#domain/day.ts';
import { LANGUAGES } from '#domain/enumerations.ts';
import { oneOf, optional, required } from '#domain/rules.ts';

export const USUAL_DAYS = 30;
const MOST_DAYS = 90;

/** Why a valid link does not open now. */
export const SHARE_BLOCKS = ['creator_gone', 'creator_access', 'retired'] as const;

const SHARED_CONTENTS = ['signed', 'current'] as const;

export const shareRules = {
  recipient: { ...required('line', 100), about: 'Who gets the link. Each page of the copy shows the name.' },
  email: {
    ...optional('email', 254),
    about: 'The address to email the link to. Empty if you share the link yourself.',
  },
  language: { ...oneOf(LANGUAGES), about: 'The language of the page and of the email.' },
  shows: {
    ...oneOf(SHARED_CONTENTS),
    about:
      '`signed` shows the last signed version, and no later one. `current` shows what the document says when the link is opened.',
  },
  ends_on: {
    ...optional('typed_day', 10),
    about: `The last day of the link in the company's time zone, within ${MOST_DAYS} days. Empty for ${USUAL_DAYS} days.`,
  },
} as const;

export const shareEndProblem = (day: string, today: string) => rangeProblem(day, today, addDays(today, MOST_DAYS));
