import type { Language } from '#domain/enumerations.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './vocabulary.ts';

export const WORDS: Record<Language, Words> = { en, es };
