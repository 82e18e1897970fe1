/** What the kinds of notifications are called where people choose how they hear of them. */
import { en } from '#domain/telling/en.ts';
import { calledOf } from '#domain/telling/words.ts';

export const told = calledOf(en);
