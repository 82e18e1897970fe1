/** The names of notification kinds and channels in the settings. */
import { en } from '#domain/notifications/en.ts';
import { calledOf } from '#domain/notifications/words.ts';

export const told = { ...calledOf(en), ways: { here: 'Here', mail: 'Here and by email', none: 'Not at all' } };
