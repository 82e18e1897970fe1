import type { User } from '#local/aws/cognito/users/users.ts';

/** What a trigger is told about a person. */
export const triggerAttributes = (user: User): Record<string, string> => ({
  sub: user.id,
  'cognito:user_status': user.status,
  ...user.attributes,
});
