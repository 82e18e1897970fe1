/** Field rules for controls and their evidence. */
import { anIdOrNone, atLeast, oneOf, optional, required } from '#domain/rules.ts';
import { EVIDENCE_KINDS } from './words.ts';

const A_TEXT = 4000;

export const controlRules = {
  owner: anIdOrNone,
  due_on: optional('typed_day', 10),
  implementation: { ...optional('lines', A_TEXT), about: 'How the application implements the control.' },
} as const;

export const controlReasonRules = { reason: atLeast(10, 'lines', A_TEXT) } as const;

export const evidenceRules = {
  kind: oneOf(EVIDENCE_KINDS),
  name: required('line', 200),
  effective_from: required('typed_day', 10),
  expires_on: optional('typed_day', 10),
} as const;

export const linkRules = { url: required('link', 2000) } as const;
export const statementRules = { text: atLeast(10, 'lines', A_TEXT) } as const;
export const removalRules = { reason: optional('lines', 1000) } as const;
