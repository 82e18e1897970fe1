/** Field rules of policies. Contains no schema, to keep the browser bundle small. */
import { ROLES } from '#domain/enumerations.ts';
import { atLeast, choice, list, oneOf, optional, required } from '#domain/rules.ts';
import { ACKNOWLEDGEMENTS, ASK_AGAIN, DUE_DAYS, POLICY_ACTIONS, POLICY_KINDS, REVIEW_MONTHS } from './words.ts';

export const policyRules = {
  name: {
    ...required('title', 100),
    about: 'Unique among the policies. After the first version, a change is a draft of the next version.',
  },
  kind: {
    ...oneOf(POLICY_KINDS),
    about: 'The people who acknowledge `ai_literacy` state that they completed the training, and on which date.',
  },
  purpose: { ...optional('lines', 2000), about: 'After the first version, a change is a draft of the next version.' },
  owner: {
    ...optional('line', 200),
    about: 'The name or email address of an active user, who can change and publish the policy.',
  },
  audience_roles: {
    ...list(oneOf(ROLES), ROLES.length),
    about: 'The policy is for people with one of these roles, in any application group. Empty for everyone.',
  },
  acknowledgement: choice(ACKNOWLEDGEMENTS, 'not_asked'),
  due_days: {
    ...choice(DUE_DAYS, '30'),
    about: 'The number of days that a person has to acknowledge the policy.',
  },
  review_months: { ...choice(REVIEW_MONTHS, null), about: 'The number of months between reviews.' },
  review_on: {
    ...optional('typed_day', 10),
    about: 'The date of the next review. Publishing a version and recording a review set it by `review_months`.',
  },
  text: {
    ...optional('lines', 40_000),
    about: 'The text of the next version. Empty if you cannot change the policy.',
  },
  link: {
    ...optional('link', 2000),
    about: 'The address of a document or a training for the next version. Empty if you cannot change the policy.',
  },
} as const;

export const publicationRules = {
  what_changed: { ...optional('lines', 2000), about: 'Required from the second version on.' },
  effective_on: {
    ...required('typed_day', 10),
    about: 'The date from which the version applies. From the second version on, at the earliest today.',
  },
  ask_again: {
    ...choice(ASK_AGAIN, 'yes'),
    about: 'Whether people who acknowledged an earlier version are asked again.',
  },
  reason: {
    ...optional('lines', 1000),
    about: 'Why people are asked again or not. Required if people were already asked to acknowledge the policy.',
  },
} as const;

export const policyStepRules = {
  action: oneOf(POLICY_ACTIONS),
  reason: {
    ...atLeast(0, 'lines', 2000),
    initial: '',
    about: 'Required to retire a policy, and possible for a review. Left out otherwise.',
  },
} as const;

/** The reason to retire a policy. */
export const retirementReasonRule = atLeast(10, 'lines', 2000);

export const completionRule = required('typed_day', 10);
