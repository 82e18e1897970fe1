import * as z from 'zod';
import { Id, Instant, Recorded } from './entity.ts';
import { APPEARANCES, LANGUAGES } from './enumerations.ts';
import { HeldRole } from './role.ts';

const Language = z.enum(LANGUAGES);
const Appearance = z.enum(APPEARANCES);

/** A person who may sign in. Their roles are kept beside them. */
export const User = z.object({
  ...Recorded.shape,
  email: z.email(),
  first_name: z.string(),
  last_name: z.string(),
  language: Language,
  appearance: Appearance,
  status: z.enum(['active', 'disabled']),
  /** Tokens issued before this count no more. */
  tokens_valid_from: Instant,
});
export type User = z.output<typeof User>;

export const fullName = (user: Pick<User, 'first_name' | 'last_name'>) => `${user.first_name} ${user.last_name}`.trim();

/** A person as they see themselves. */
export const CurrentUser = z
  .object({
    id: Id,
    email: z.email(),
    first_name: z.string(),
    last_name: z.string(),
    language: Language,
    appearance: Appearance,
    roles: z.array(HeldRole),
    version: z.int().min(1),
  })
  .meta({ title: 'CurrentUser' });
export type CurrentUser = z.output<typeof CurrentUser>;

/** What people may change of themselves. */
export const OwnPreferences = z
  .strictObject({ language: Language.optional(), appearance: Appearance.optional() })
  .meta({ title: 'OwnPreferences', examples: [{ language: 'es', appearance: 'dark' }] });
export type OwnPreferences = z.output<typeof OwnPreferences>;
