import { questions } from './assessment-questions.ts';
import { assessmentWords } from './assessment-words.ts';
import { assessments } from './assessments.ts';

export const inAssessments = { assessments: { ...assessmentWords, ...assessments, questions } };
