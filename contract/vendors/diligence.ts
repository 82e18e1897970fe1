/** Due diligence of vendors: questionnaires that are answered here or by the vendor. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { IntakeAnswer } from '#domain/applications/intake.ts';
import {
  AnswerByLink,
  ByLink,
  DiligenceSubmission,
  DiligenceVersion,
  MadeDiligenceLink,
  NewDiligenceLink,
  QuestionnaireByLink,
  SentByLink,
  VendorQuestionnaire,
} from '#domain/diligence/questionnaire.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';

const { editObjects: allow } = permissions;

export const diligence = {
  'GET /vendors/{id}/questionnaire': route({
    id: 'getVendorQuestionnaire',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get the due diligence answers of a vendor, who gave them, and the resulting risk level',
    response: VendorQuestionnaire,
  }),
  'GET /vendors/{id}/questionnaire/versions': route({
    id: 'listAcceptedVendorQuestionnaires',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the accepted due diligence answers of a vendor, newest first',
    query: Page,
    response: z.object({ versions: z.array(DiligenceVersion), next_cursor: NextCursor }),
  }),
  'PUT /vendors/{id}/questionnaire/answers/{question}': route({
    id: 'answerVendorQuestion',
    allow,
    resumes: true,
    summary: "Answer one question of a vendor's questionnaire while it is open",
    body: IntakeAnswer,
    response: VendorQuestionnaire,
  }),
  'POST /vendors/{id}/questionnaire/finish': route({
    id: 'completeVendorQuestionnaire',
    allow,
    summary:
      'Complete a questionnaire that was answered in the product. All questions must be answered. It is then closed',
    body: DiligenceSubmission,
    response: VendorQuestionnaire,
  }),
  'POST /vendors/{id}/questionnaire/accept': route({
    id: 'acceptVendorQuestionnaire',
    allow: permissions.judgeRisks,
    summary: 'Accept the answers that the vendor sent',
    body: DiligenceSubmission,
    response: VendorQuestionnaire,
  }),
  'POST /vendors/{id}/questionnaire/reopen': route({
    id: 'reopenVendorQuestionnaire',
    allow: permissions.judgeRisks,
    summary: 'Reopen a questionnaire. The last accepted answers stay in effect until new ones are accepted',
    body: DiligenceSubmission,
    response: VendorQuestionnaire,
  }),
  'POST /vendors/{id}/questionnaire/link': route({
    id: 'createVendorQuestionnaireLink',
    allow,
    by: 'people',
    shown: 'once',
    summary: 'Create a link with which the vendor can answer without an account for 30 days, and optionally email it',
    body: NewDiligenceLink,
    response: MadeDiligenceLink,
    status: 201,
  }),
  'DELETE /vendors/{id}/questionnaire/link': route({
    id: 'revokeVendorQuestionnaireLink',
    allow,
    summary: 'Revoke the link with which the vendor answers',
  }),

  // Opens a questionnaire link. The token is in the body so that URL logs do not contain it.
  'POST /due-diligence/read': route({
    id: 'getQuestionnaireByLink',
    allow: 'anyone',
    reads: true,
    summary: 'Get the questionnaire of a link with the answers so far',
    body: ByLink,
    response: QuestionnaireByLink,
  }),
  'POST /due-diligence/answer': route({
    id: 'answerQuestionByLink',
    allow: 'anyone',
    resumes: true,
    summary: 'Answer one question through a link',
    body: AnswerByLink,
    response: QuestionnaireByLink,
  }),
  'POST /due-diligence/send': route({
    id: 'sendQuestionnaireByLink',
    allow: 'anyone',
    summary: "Send the answers given through a link. They can't be changed until the company reopens the questionnaire",
    body: SentByLink,
    response: QuestionnaireByLink,
  }),
};
