import type * as z from 'zod';
import { User } from './user.ts';

/** The list row of a person. A field added later needs a default, because older rows lack it. */
export const UserRow = User.pick({
  id: true,
  email: true,
  from_directory: true,
  first_name: true,
  last_name: true,
  status: true,
  roles: true,
  user_name: true,
  external_id: true,
  directory_groups: true,
  directory_roles: true,
  returned_mail: true,
  invited_at: true,
  last_sign_in_at: true,
  created_at: true,
});
export type UserRow = z.output<typeof UserRow>;
