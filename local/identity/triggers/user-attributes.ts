import type { User } from '#local/identity/users.ts';

/** What a trigger is told about a person. */
export const triggerAttributes = (user: User): Record<string, string> => ({
  sub: user.id,
  'cognito:user_status': user.status,
  ...user.attributes,
});
