/** Rules of the forms that only some users see; their texts are in the part `steps`. */
import { isAppCode, isSentCode } from '#domain/sign-in/verification-code.ts';
import type { Rule } from '../form/rules.ts';

export const appCodeRule: Rule<string> = (value) => (isAppCode(value) ? undefined : 'signInSteps.appCodeRule');

export const sentCodeRule: Rule<string> = (value) => (isSentCode(value) ? undefined : 'signInSteps.sentCodeRule');

export const emailRule: Rule<string> = (value) =>
  /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : 'signInSteps.emailRule';
