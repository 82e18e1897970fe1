/** Due diligence of vendors: questionnaires that are answered here or by the vendor. */
import * as z from 'zod';
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
import { route } from './route.ts';

const { editObjects: allow } = permissions;

export const diligence = {
  'GET /vendors/{id}/questionnaire': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'What was answered of a vendor, who answered it, and how much of a risk follows from that',
    response: VendorQuestionnaire,
  }),
  'GET /vendors/{id}/questionnaire/versions': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The answers of a vendor as they were accepted each time, the newest first',
    query: Page,
    response: z.object({ versions: z.array(DiligenceVersion), next_cursor: NextCursor }),
  }),
  'PUT /vendors/{id}/questionnaire/answers/{question}': route({
    allow,
    resumes: true,
    summary: 'Answer one question about a vendor, as long as its questionnaire is open',
    body: IntakeAnswer,
    response: VendorQuestionnaire,
  }),
  'POST /vendors/{id}/questionnaire/finish': route({
    allow,
    summary: 'Have the answers count that were given here: all questions are answered, and nobody answers any more',
    body: DiligenceSubmission,
    response: VendorQuestionnaire,
  }),
  'POST /vendors/{id}/questionnaire/accept': route({
    allow: permissions.judgeRisks,
    summary: 'Have the answers count that the vendor sent',
    body: DiligenceSubmission,
    response: VendorQuestionnaire,
  }),
  'POST /vendors/{id}/questionnaire/reopen': route({
    allow: permissions.judgeRisks,
    summary: 'Have a questionnaire answered anew. What was accepted last goes on counting until that is accepted',
    body: DiligenceSubmission,
    response: VendorQuestionnaire,
  }),
  'POST /vendors/{id}/questionnaire/link': route({
    allow,
    by: 'people',
    shown: 'once',
    summary: 'Make a link by which the vendor answers without an account, for 30 days, and mail it if you like',
    body: NewDiligenceLink,
    response: MadeDiligenceLink,
    status: 201,
  }),
  'DELETE /vendors/{id}/questionnaire/link': route({
    allow,
    summary: 'Revoke the link by which the vendor answers',
  }),

  // Opens a questionnaire link. The token is in the body so that URL logs do not contain it.
  'POST /due-diligence/read': route({
    allow: 'anyone',
    reads: true,
    summary: 'The questionnaire that a link is for, and what was answered by it',
    body: ByLink,
    response: QuestionnaireByLink,
  }),
  'POST /due-diligence/answer': route({
    allow: 'anyone',
    resumes: true,
    summary: 'Answer one question by a link',
    body: AnswerByLink,
    response: QuestionnaireByLink,
  }),
  'POST /due-diligence/send': route({
    allow: 'anyone',
    summary: 'Send what was answered by a link: nobody changes it then, until whoever asked opens it again',
    body: SentByLink,
    response: QuestionnaireByLink,
  }),
};
