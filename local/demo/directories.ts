/** The corporate directories that people of the demo company sign in with. */
import type { IdentityOptions } from '#local/aws/cognito/server.ts';

export const DIRECTORIES: NonNullable<IdentityOptions['providers']> = [
  { name: 'MeridianID', domains: ['corp.meridian.example'] },
];
