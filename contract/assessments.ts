/** Assessments of an application: validation, monitoring and incidents. */
import * as z from 'zod';
import {
  AssessmentAnswer,
  AssessmentDraft,
  Conclusion,
  ListedAssessment,
  NewAssessment,
  Reason,
  ShownAssessment,
  Submission,
} from '#domain/assessments/assessment.ts';
import { ASSESSMENT_STATES, LISTED_KINDS } from '#domain/assessments/words.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

/** Assignees may work on their assessments regardless of role, so these routes check the assignee. */
const { readObjects: allow, reviewControls } = permissions;

export const assessments = {
  'GET /applications/{id}/assessments': route({
    allow,
    viewable: true,
    summary:
      'The assessments of an application: those under way by when they are due, then the newest, and its intakes',
    query: z.strictObject({
      ...Page.shape,
      kind: z.array(z.enum(LISTED_KINDS)).optional(),
      state: z.array(z.enum(ASSESSMENT_STATES)).optional(),
      assignee: z.string().max(200).optional().meta({ description: 'The id of whoever works on it.' }),
    }),
    response: z.object({
      assessments: z.array(ListedAssessment),
      total: z.int().meta({ description: 'How many there are, on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
  'POST /applications/{id}/assessments': route({
    allow,
    summary:
      'Begin a validation or a monitoring, or report an incident, which everybody may who can see the application',
    body: NewAssessment,
    response: ShownAssessment,
    status: 201,
  }),
  'GET /applications/{id}/assessments/{assessment_id}': route({
    allow,
    viewable: true,
    summary: 'One assessment',
    response: ShownAssessment,
  }),
  'PUT /applications/{id}/assessments/{assessment_id}': route({
    allow,
    versioned: true,
    resumes: true,
    summary: 'Change who works on an assessment, when it is due, what was found and what happened',
    body: AssessmentDraft,
    response: ShownAssessment,
  }),
  'PUT /applications/{id}/assessments/{assessment_id}/answers/{question}': route({
    allow,
    resumes: true,
    summary: 'Answer one question of an assessment',
    body: AssessmentAnswer,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/submit': route({
    allow,
    versioned: true,
    summary: 'Submit an assessment for review: its answers are kept as they are',
    body: Submission,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/return': route({
    allow: reviewControls,
    versioned: true,
    summary: 'Give an assessment back to whoever works on it, with what is missing',
    body: Reason,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/conclude': route({
    allow: reviewControls,
    versioned: true,
    summary:
      'Give the verdict on an assessment of others, with conditions where there are some. Nothing of it changes then',
    body: Conclusion,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/cancel': route({
    allow,
    versioned: true,
    summary: 'Give up an assessment that nothing demands',
    body: Reason,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/correct': route({
    allow,
    versioned: true,
    resumes: true,
    summary: 'Begin another assessment, with the same answers, that takes the place of a concluded one',
    response: ShownAssessment,
    status: 201,
  }),
  'PUT /applications/{id}/assessments/{assessment_id}/conditions/{condition_id}/done': route({
    allow,
    versioned: true,
    summary: 'Say that a condition is met',
    response: ShownAssessment,
  }),
  'DELETE /applications/{id}/assessments/{assessment_id}/conditions/{condition_id}/done': route({
    allow,
    versioned: true,
    summary: 'Say that a condition is not met after all',
    response: ShownAssessment,
  }),
};
