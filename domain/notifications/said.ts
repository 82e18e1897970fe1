/**
 * Renders stored notifications as text. It holds the texts of both languages, so functions load it on demand
 * (`lib/functions/bundling.ts`). The texts of tasks are loaded with it.
 */
import { eventFileOf } from '#domain/calendar/of-notification.ts';
import type { Language } from '#domain/enumerations.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { KindName, What } from './kinds.ts';
import type { NotificationContent } from './notification-content.ts';
import type { Doers, TellingWords } from './words.ts';

const LANGUAGES: Record<Language, TellingWords> = { en, es };

/** Renders in the language that the reader has at reading time. */
export const say = (language: Language, { kind, params, by }: NotificationContent): string => {
  const words = LANGUAGES[language];
  const doers = { who: words.doers(by.map(({ name }) => name)), several: by.length > 1 };
  const says = words.kinds[kind][1] as (params: What['params'], doers: Doers) => string; // the text of the same kind
  return says(params, doers);
};

export const calledIn = (language: Language, kind: KindName) => LANGUAGES[language].kinds[kind][0];

export { eventFileOf };
