/** What the kinds of notifications are called where people choose how they hear of them, and the ways in which they may. */
import { en } from '#domain/notifications/en.ts';
import { calledOf } from '#domain/notifications/words.ts';

export const told = { ...calledOf(en), ways: { here: 'Here', mail: 'Here and by email', none: 'Not at all' } };
