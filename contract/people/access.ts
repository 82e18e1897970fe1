import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { CurrentUser, OwnProfile } from '#domain/people/user.ts';

export const access = {
  'GET /access/user': route({
    id: 'getCurrentUser',
    allow: 'signed-in',
    viewable: true,
    by: 'people',
    summary: 'Get the signed-in user',
    response: CurrentUser,
  }),
  'PATCH /access/user': route({
    id: 'updateCurrentUser',
    allow: 'signed-in',
    versioned: true,
    by: 'people',
    summary: 'Change your own name, language and appearance',
    body: OwnProfile,
    response: CurrentUser,
  }),
  'GET /access/user/draft-key': route({
    id: 'getDraftKey',
    allow: 'signed-in',
    summary: 'Get the key that encrypts your unsaved drafts on your devices',
    response: z.object({
      key: z.string().meta({ description: '256 bits in Base64. The key of a user never changes.' }),
    }),
  }),
};
