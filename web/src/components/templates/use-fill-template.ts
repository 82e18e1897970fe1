import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { labelIn } from '#domain/custom-fields/rules.ts';
import type { Entry } from '#domain/legal/legal-document.ts';
import { isOwnKey } from '#domain/own-questions/rules.ts';
import type { Values } from '#domain/templates/fill.ts';
import { type Placeholder, type Placeholders, placeholdersWith } from '#domain/templates/placeholders.ts';
import type { TemplateRecords, WordTemplate } from '#domain/templates/word-template.ts';
import { api } from '#web/api/client.ts';
import { useCustomFields } from '#web/components/custom-fields/fields.ts';
import { valueTexts } from '#web/components/custom-fields/value-texts.ts';
import { useEntryWords } from '#web/components/legal/use-entry-words.ts';
import { formatDate, formatDay } from '#web/components/moment.tsx';
import { useToday } from '#web/components/today.ts';
import { tryPart } from '#web/parts.ts';
import { templateQueries, wordFile } from './queries.ts';

/** The own questions of the template that are still asked. The server leaves out the others. */
const questionsIn = ({ records }: TemplateRecords) =>
  records
    .map(({ placeholder }) => placeholder.replace(/^intake\./, ''))
    .filter(isOwnKey)
    .map((id) => ({ id, archived: false }));

/** The content of a table cell without a value. */
const NOTHING = '–';

/** The texts of the placeholders, in the reader's language. */
const useValues = () => {
  const { t, i18n } = useTranslation();
  const words = useEntryWords();
  const fields = useCustomFields('applications');
  const today = useToday();

  const cell = (entry: Entry, column: Placeholder['column']): string => {
    const { by, at } = entry.source;
    if (typeof column === 'number') return words.value(entry, column);
    if (column === 'label') return words.label(entry);
    if (column === 'lines') return words.lines(entry).join('\n');
    if (column === 'source') return words.source(entry);
    return column === 'by' ? (by?.name ?? '') : at === null ? '' : formatDay(at, i18n.language);
  };

  const customText = (id: string, custom: TemplateRecords['custom']) => {
    const field = fields.find((one) => one.id === id);
    return field ? valueTexts(field, custom?.[id], i18n.language).join(', ') : '';
  };

  const linesOf = (questions: TemplateRecords['company_questions']) => (entry: Entry) => {
    const question = questions.find(({ id }) => id === entry.about);
    if (!question) return words.lines(entry);
    return entry.values.map((value) => {
      const option = question.options.find(({ id }) => id === value);
      return option ? labelIn(option, i18n.language) : t('intake.answers.unknown');
    });
  };

  return ({ records, custom, company_questions }: TemplateRecords, known: Placeholders): Values => {
    const entriesOf = (name: string) => records.find(({ placeholder }) => placeholder === name)?.entries ?? [];
    return {
      single: (name) => {
        if (name === 'today') return formatDate(today, i18n.language);
        const { custom: id, group } = known.get(name) ?? {};
        // Legal documents leave these out until they are decided.
        if (name === 'application.risk_tier' && entriesOf(name).length === 0) return t('risk.tiers.not_assessed.label');
        if (name === 'application.approval_status' && entriesOf(name).length === 0)
          return t('applications.approvalStatuses.not_submitted');
        const text =
          id === undefined ? entriesOf(name).flatMap(linesOf(company_questions)).join('\n') : customText(id, custom);
        return text || t(group === 'intake' ? 'templates.notAnswered' : 'templates.notRecorded');
      },
      // All columns of a list have the same records.
      records: (list) => {
        const [column] = records.filter(({ placeholder }) => {
          const one = known.get(placeholder);
          return one?.group === list && one.column !== undefined;
        });
        return (column?.entries ?? []).map((entry) => (name) => cell(entry, known.get(name)?.column) || NOTHING);
      },
      none: () => t('templates.noRecords'),
    };
  };
};

/** Fills a template with the records of an application, or names its problems. */
export const useFillTemplate = () => {
  const client = useQueryClient();
  const fields = useCustomFields('applications');
  const valuesOf = useValues();
  return async (template: Pick<WordTemplate, 'id' | 'version'>, { id: application_id }: { id: string }) => {
    const { id } = template;
    const [{ file }, records, { fillTemplate }] = await Promise.all([
      client.fetchQuery(templateQueries.file(template)),
      api('GET /word-templates/{id}/applications/{application_id}', { params: { id, application_id } }),
      tryPart(() => import('#domain/templates/fill.ts')),
    ]);
    const known = placeholdersWith(fields, questionsIn(records));
    return fillTemplate(wordFile(file), known, valuesOf(records, known));
  };
};
