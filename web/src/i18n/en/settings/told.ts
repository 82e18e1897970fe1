/** The names of notification kinds and channels in the settings. */
import { en } from '#domain/notifications/en.ts';
import { calledOf } from '#domain/notifications/words.ts';

export const told = { ...calledOf(en), ways: { here: 'In app', mail: 'In app and by email', none: 'Off' } };
