/** Due diligence of vendors: what is asked of each, answered here or by the vendor itself. */
import { DiligenceSubmission, VendorQuestionnaire } from '#domain/diligence/questionnaire.ts';
import { IntakeAnswer } from '#domain/intake.ts';
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
  'PUT /vendors/{id}/questionnaire/answers/{question}': route({
    allow,
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
    allow,
    summary: 'Have the answers count that the vendor sent',
    response: VendorQuestionnaire,
  }),
  'POST /vendors/{id}/questionnaire/reopen': route({
    allow,
    summary: 'Have a questionnaire answered anew. What was accepted last goes on counting until that is accepted',
    response: VendorQuestionnaire,
  }),
};
