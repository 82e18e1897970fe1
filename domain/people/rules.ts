/** Field rules for the forms with which administrators edit and invite people. */
import { LANGUAGES } from '#domain/enumerations.ts';
import { anEmail, oneOf } from '#domain/rules.ts';
import { ownNameRules } from './own-name.ts';
import { roleRules } from './role-rules.ts';

export const userRules = { ...ownNameRules, language: oneOf(LANGUAGES), ...roleRules } as const;
export const invitationRules = { email: anEmail, ...userRules } as const;
