/** What people say who give what waits for them to somebody else, or put it off. */
import { anId, optional, required } from '#domain/rules.ts';

export const delegationRules = {
  to: { ...anId, about: 'Somebody who may see it and do it.' },
  note: optional('lines', 500),
} as const;

export const reminderRules = {
  on: { ...required('typed_day', 10), about: 'The day until which it is put off, where the company is.' },
} as const;
