import * as z from 'zod';
import { CurrentUser, OwnProfile } from '#domain/people/user.ts';
import { route } from './route.ts';

export const access = {
  'GET /access/user': route({
    allow: 'signed-in',
    viewable: true,
    by: 'people',
    summary: 'Yourself',
    response: CurrentUser,
  }),
  'PATCH /access/user': route({
    allow: 'signed-in',
    versioned: true,
    by: 'people',
    summary: 'Change your own name, language and appearance',
    body: OwnProfile,
    response: CurrentUser,
  }),
  'GET /access/user/draft-key': route({
    allow: 'signed-in',
    summary: 'What your unsaved texts are sealed with on the devices that you type them on',
    response: z.object({ key: z.string().meta({ description: '256 bits, in base64. Always the same for you.' }) }),
  }),
};
