import { queryOptions } from '@tanstack/react-query';
import type { IntakeQuestions, SentQuestion } from '#domain/own-questions/question.ts';
import { api } from '#web/api/client.ts';

export const intakeQuestionsQuery = queryOptions({
  queryKey: ['intake-questions'],
  queryFn: ({ signal }) => api('GET /intake-questions', { signal }),
});

/** All questions are sent together, because their order is part of them. */
export const saveQuestions = ({ version }: IntakeQuestions, questions: readonly SentQuestion[]) =>
  api('PATCH /intake-questions', { body: { questions: [...questions] }, version });
