/** What is typed into the form, and how it relates to what is saved. */
import type { Application, ApplicationDraft } from '#domain/application.ts';
import { applicationRules } from '#domain/application-rules.ts';
import { emptyOf } from '#domain/rules.ts';
import * as drafts from '#web/components/form/draft.ts';

export type Field = keyof ApplicationDraft;

export const emptyDraft: ApplicationDraft = emptyOf(applicationRules);

export const draftOf = (application: Application): ApplicationDraft => drafts.draftOf(applicationRules, application);
export const editedFields = (base: ApplicationDraft, draft: ApplicationDraft) =>
  drafts.editedFields(applicationRules, base, draft);
export const firstWords = (base: ApplicationDraft, draft: ApplicationDraft) =>
  drafts.firstWords(applicationRules, base, draft);
export const merge = (base: ApplicationDraft, mine: ApplicationDraft, theirs: ApplicationDraft) =>
  drafts.merge(applicationRules, base, mine, theirs);
