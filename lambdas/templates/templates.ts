import { randomUUID } from 'node:crypto';
import { entriesFrom } from '#domain/legal/sources.ts';
import { MOST_TEMPLATES } from '#domain/templates/rules.ts';
import type {
  NewWordTemplate,
  TemplateRecords,
  WordTemplate,
  WordTemplateChange,
  WordTemplateFile,
} from '#domain/templates/word-template.ts';
import { reachableAtHand } from '#lambdas/applications/access.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { notFound, tooMany } from '#lambdas/known-errors.ts';
import { factsOf } from '#lambdas/legal/facts-service.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { examineTemplate } from './examine.ts';
import { knownPlaceholders } from './known.ts';
import { wordTemplates } from './store.ts';

type Changeable = (version: number) => boolean;

export const readTemplateRecord = async (id: string): Promise<WordTemplate> => {
  const found = await wordTemplates.get(id);
  if (!found) throw notFound('Word template');
  return found;
};

const uploadedBy = (caller: Caller) => ({ at: new Date().toISOString(), by: actorOf(caller) });

export const createTemplate = async (caller: Caller, { file, ...draft }: NewWordTemplate) => {
  const about = await examineTemplate(file);
  if ((await wordTemplates.all()).length >= MOST_TEMPLATES) throw tooMany('Word template', MOST_TEMPLATES);
  const content = { ...draft, ...about, uploaded: uploadedBy(caller) };
  return wordTemplates.add(randomUUID(), content, file, caller.actor);
};

export const changeTemplate = async (
  caller: Caller,
  id: string,
  { file, ...draft }: WordTemplateChange,
  changeable: Changeable,
) => {
  const before = toBeChanged(await readTemplateRecord(id), changeable, 'Word template');
  const about = file === undefined ? before : await examineTemplate(file);
  // The same file again is no change.
  const isNew = about.sha256 !== before.sha256;
  const { size, sha256, placeholders } = about;
  const content = { ...draft, size, sha256, placeholders, uploaded: isNew ? uploadedBy(caller) : before.uploaded };
  return wordTemplates.change(before, content, isNew ? file : undefined, caller.actor);
};

export const removeTemplate = async (caller: Caller, id: string, changeable: Changeable) =>
  wordTemplates.remove(toBeChanged(await readTemplateRecord(id), changeable, 'Word template'), caller.actor);

export const templateFile = async (id: string): Promise<WordTemplateFile> => {
  const { version, sha256 } = await readTemplateRecord(id);
  return { id, version, sha256, file: await wordTemplates.file(id) };
};

/** The records of an application as its legal documents show them, which all of its readers may read. */
export const templateRecords = async (
  caller: Caller,
  { id, application_id }: { id: string; application_id: string },
): Promise<TemplateRecords> => {
  const template = await readTemplateRecord(id);
  const facts = await factsOf(await reachableAtHand(caller, application_id));
  const { application, intake } = facts;
  const { known } = await knownPlaceholders();
  return {
    application: { id: application.id, name: application.name },
    records: template.placeholders.flatMap((placeholder) => {
      const sources = known.get(placeholder)?.sources ?? [];
      return sources.length === 0
        ? []
        : [{ placeholder, entries: sources.flatMap((source) => entriesFrom(facts, source)) }];
    }),
    custom: application.custom ?? {},
    company_questions: intake?.company_questions?.questions ?? [],
  };
};
