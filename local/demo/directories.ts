/** The corporate directories of the demo company. */
import type { IdentityOptions } from '#local/aws/cognito/server.ts';

export const DIRECTORIES: NonNullable<IdentityOptions['providers']> = [
  { name: 'MeridianID', domains: ['corp.meridian.example'] },
];
