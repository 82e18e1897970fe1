import type { User } from '#local/aws/cognito/users/users.ts';

/** The user's attributes in a trigger event. */
export const triggerAttributes = (user: User): Record<string, string> => ({
  sub: user.id,
  'cognito:user_status': user.status,
  ...user.attributes,
});
