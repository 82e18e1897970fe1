/** Assessments of an application: validation, monitoring and incidents. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
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

/** Assignees may work on their assessments regardless of role, so these routes check the assignee. */
const { readObjects: allow, doAssignedWork, reviewControls } = permissions;

export const assessments = {
  'GET /applications/{id}/assessments': route({
    id: 'listAssessments',
    allow,
    viewable: true,
    summary: 'List the assessments and intakes of an application: open ones by due date, then the others, newest first',
    query: z.strictObject({
      ...Page.shape,
      kind: z.array(z.enum(LISTED_KINDS)).optional(),
      state: z.array(z.enum(ASSESSMENT_STATES)).optional(),
      assignee: z.string().max(200).optional().meta({ description: 'The ID of the assignee.' }),
    }),
    response: z.object({
      assessments: z.array(ListedAssessment),
      total: z.int().meta({ description: 'The total number on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
  'POST /applications/{id}/assessments': route({
    id: 'createAssessment',
    allow: doAssignedWork,
    summary:
      'Start a validation or monitoring assessment, or report an incident. Anyone who can see the application may report one',
    body: NewAssessment,
    response: ShownAssessment,
    status: 201,
  }),
  'GET /applications/{id}/assessments/{assessment_id}': route({
    id: 'getAssessment',
    allow,
    viewable: true,
    summary: 'Get an assessment',
    response: ShownAssessment,
  }),
  'PUT /applications/{id}/assessments/{assessment_id}': route({
    id: 'updateAssessment',
    allow: doAssignedWork,
    versioned: true,
    resumes: true,
    summary: 'Change the assignee, due date, findings and incident details of an assessment',
    body: AssessmentDraft,
    response: ShownAssessment,
  }),
  'PUT /applications/{id}/assessments/{assessment_id}/answers/{question}': route({
    id: 'answerAssessmentQuestion',
    allow: doAssignedWork,
    resumes: true,
    summary: 'Answer one question of an assessment',
    body: AssessmentAnswer,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/submit': route({
    id: 'submitAssessment',
    allow: doAssignedWork,
    versioned: true,
    summary: 'Submit an assessment for review. Its answers are locked unless it is returned',
    body: Submission,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/return': route({
    id: 'returnAssessment',
    allow: reviewControls,
    versioned: true,
    summary: 'Return an assessment to its assignee and state what is missing',
    body: Reason,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/conclude': route({
    id: 'concludeAssessment',
    allow: reviewControls,
    versioned: true,
    summary:
      'Conclude an assessment with a verdict and optional conditions. The reviewer must not have worked on it. It becomes read-only',
    body: Conclusion,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/cancel': route({
    id: 'cancelAssessment',
    allow: doAssignedWork,
    versioned: true,
    summary: 'Cancel an assessment that the risk tier does not require',
    body: Reason,
    response: ShownAssessment,
  }),
  'POST /applications/{id}/assessments/{assessment_id}/correct': route({
    id: 'correctAssessment',
    allow: doAssignedWork,
    versioned: true,
    resumes: true,
    summary: 'Correct a concluded assessment: start a new one with the same answers that replaces it',
    response: ShownAssessment,
    status: 201,
  }),
  'PUT /applications/{id}/assessments/{assessment_id}/conditions/{condition_id}/done': route({
    id: 'fulfillAssessmentCondition',
    allow: doAssignedWork,
    versioned: true,
    summary: 'Mark a condition as met',
    response: ShownAssessment,
  }),
  'DELETE /applications/{id}/assessments/{assessment_id}/conditions/{condition_id}/done': route({
    id: 'reopenAssessmentCondition',
    allow: doAssignedWork,
    versioned: true,
    summary: 'Mark a condition as not met',
    response: ShownAssessment,
  }),
};
