import { expect, test } from 'vitest';
import { afterSignIn as enAfter } from '#web/i18n/en/after-sign-in.ts';
import { beforeSignIn as enBefore } from '#web/i18n/en/before-sign-in.ts';
import { duringSignIn as enDuring } from '#web/i18n/en/during-sign-in.ts';
import { inAdmin as enAdmin } from '#web/i18n/en/in-admin.ts';
import { inSettings as enSettings } from '#web/i18n/en/in-settings.ts';
import { afterSignIn as esAfter } from '#web/i18n/es/after-sign-in.ts';
import { beforeSignIn as esBefore } from '#web/i18n/es/before-sign-in.ts';
import { duringSignIn as esDuring } from '#web/i18n/es/during-sign-in.ts';
import { inAdmin as esAdmin } from '#web/i18n/es/in-admin.ts';
import { inSettings as esSettings } from '#web/i18n/es/in-settings.ts';

const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );

const english = new Map(flat({ ...enBefore, ...enDuring, ...enAfter, ...enSettings, ...enAdmin }));
const spanish = new Map(flat({ ...esBefore, ...esDuring, ...esAfter, ...esSettings, ...esAdmin }));

const placeholders = (text = '') => [...text.matchAll(/{{(\w+)(?:, number)?}}/g)].map(([, name]) => name).toSorted();

test('every text is there in both languages', () => {
  // Spanish has a form for millions that English lacks.
  const keys = [...spanish.keys()].filter((key) => !key.endsWith('_many'));
  expect(keys.toSorted()).toEqual([...english.keys()].toSorted());
});

test('a text says the same things in both languages', () => {
  for (const [key, text] of english) expect([key, placeholders(spanish.get(key))]).toEqual([key, placeholders(text)]);
});

test('no text is empty', () => {
  for (const [key, text] of [...english, ...spanish]) expect([key, text.trim()]).not.toEqual([key, '']);
});

test('English is spelled in one way, the American, but for what identity says word for word', () => {
  const british =
    /\b\w*(?:[^aeiou]isation|(?:organ|recogn|summar|author|minim|maxim|final)is|ancell|colour|behaviour|favour|centre|catalogue|licence|defence|analys[ei])/i;
  const said = [...english.values()].filter((text) => british.test(text));
  expect(said).toEqual(['User cancelled OAuth flow.']);
});
