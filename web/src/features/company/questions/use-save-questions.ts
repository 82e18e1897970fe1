import type { IntakeQuestions, SentQuestion } from '#domain/own-questions/question.ts';
import { type SaveOptions, useSaveDefinitions } from '../use-save-definitions.ts';
import { intakeQuestionsQuery, saveQuestions } from './queries.ts';

export const useSaveQuestions = (all: IntakeQuestions, options: SaveOptions = {}) =>
  useSaveDefinitions(
    {
      texts: 'questionSettings',
      queryKey: intakeQuestionsQuery.queryKey,
      save: (questions: readonly SentQuestion[]) => saveQuestions(all, questions),
      renew: ['intakes'],
    },
    options,
  );
