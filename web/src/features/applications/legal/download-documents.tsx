import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationSummary } from '#domain/applications/application.ts';
import type { ListedLegalDocument } from '#domain/legal/legal-document.ts';
import { LEGAL_TYPE_IDS, LEGAL_TYPE_NAMES } from '#domain/legal/type-names.ts';
import { distinctNames, fileName, nameOnDisk } from '#domain/list/file-name.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { handFile } from '#web/components/hand-file.ts';
import { FORMATS, type Format } from '#web/components/legal/use-file.ts';
import type { BulkProps } from '#web/components/list/bulk/bulk.ts';
import { BulkOutcome } from '#web/components/list/bulk/bulk-outcome.tsx';
import { type Outcome, outcomeOf } from '#web/components/list/bulk/change-one.ts';
import { useBulkRun } from '#web/components/list/bulk/use-bulk-run.ts';
import { templateQueries } from '#web/components/templates/queries.ts';
import { useFillTemplate } from '#web/components/templates/use-fill-template.ts';
import { useWords } from '#web/components/use-words.ts';
import { tryPart } from '#web/parts.ts';
import { legalQueries } from './queries.ts';
import { useDocumentFile } from './use-document-file.ts';

/** The browser holds all files until the ZIP file is complete. */
const MOST_APPLICATIONS = 50;

const STARTED = 'started';

const isStarted = ({ answered, due_on, owner, signed, state }: ListedLegalDocument) =>
  answered !== null || owner !== null || due_on !== null || signed !== null || state !== 'draft';

type File = { name: string; content: Uint8Array<ArrayBuffer> };

/** Downloads a ZIP file with legal documents or a filled template, with a folder for each selected application. */
const DownloadDocuments = ({ title, rows, onClose }: BulkProps<ApplicationSummary>) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const client = useQueryClient();
  const fileOf = useDocumentFile();
  const fill = useFillTemplate();
  const { data } = useQuery(templateQueries.list());
  const templates = data?.word_templates ?? [];
  const [which, setWhich] = useState(STARTED);
  const [format, setFormat] = useState<Format>('docx');
  const written = useRef(new Map<string, readonly File[]>());

  /** A signed document is the version that was signed. */
  const read = async (id: string, { type, signed, state }: ListedLegalDocument) => {
    if (signed === null || state !== 'signed') return client.fetchQuery(legalQueries.one(id, type));
    return client.fetchQuery(legalQueries.version(id, type, String(signed.number)));
  };

  const template = templates.find(({ id }) => id === which);

  const legalFiles = async ({ id }: ApplicationSummary): Promise<File[]> => {
    const { documents } = await client.fetchQuery(legalQueries.list(id));
    const files: File[] = [];
    for (const document of documents) {
      if (which === STARTED ? !isStarted(document) : document.type !== which) continue;
      const { name: called, file } = await fileOf(await read(id, document), format);
      files.push({
        name: `${nameOnDisk(called)}.${format}`,
        content: new Uint8Array(await file.arrayBuffer()),
      });
    }
    return files;
  };

  const filledTemplate = async (
    one: NonNullable<typeof template>,
    application: ApplicationSummary,
  ): Promise<File[]> => {
    const { filled } = await fill(one, application);
    if (!filled) throw new Error('The template can no longer be filled.');
    return [{ name: `${nameOnDisk(one.name)}.docx`, content: new Uint8Array(await filled.arrayBuffer()) }];
  };

  const write = async (application: ApplicationSummary): Promise<Outcome> => {
    const files = await (template ? filledTemplate(template, application) : legalFiles(application));
    written.current.set(application.id, files);
    return files.length > 0 ? 'changed' : 'refused';
  };

  const { shown, left, start } = useBulkRun(rows, (row) => write(row).catch(outcomeOf), ['legal-documents'], onClose, {
    message: t('legal.bulk.done', { count: rows.length }),
  });

  const run = async (todo: readonly ApplicationSummary[]) => {
    await start(todo);
    const folders = distinctNames(rows.map(({ name }) => nameOnDisk(name)));
    const files = rows.flatMap(({ id }, at) =>
      (written.current.get(id) ?? []).map((file) => ({ ...file, name: `${folders[at]}/${file.name}` })),
    );
    if (written.current.size < rows.length || files.length === 0) return;
    const { zipOf } = await tryPart(() => import('#domain/report/zip.ts'));
    handFile(`${fileName(template?.name ?? t('legal.title'), new Date())}.zip`, zipOf(files));
  };

  if (shown)
    return (
      <BulkOutcome
        title={title}
        run={{ ...shown, onAgain: (ids) => void run(rows.filter(({ id }) => ids.includes(id))) }}
        words={{
          changed: (count) => t('legal.bulk.outcomes.changed', { count }),
          refused: (count) => t('legal.bulk.outcomes.refused', { count }),
          failed: (count) => t('legal.bulk.outcomes.failed', { count }),
          tooMany: (count) => t('legal.bulk.outcomes.tooMany', { count }),
        }}
        onClose={() => onClose(left())}
      />
    );

  const legal = [
    { value: STARTED, label: t('legal.bulk.started') },
    ...LEGAL_TYPE_IDS.map((value) => ({ value: String(value), label: inWords(LEGAL_TYPE_NAMES[value]) })),
  ];
  const filled = templates.map(({ id, name }) => ({ value: id, label: name }));
  const options = [...legal, ...filled];
  const isTooMany = rows.length > MOST_APPLICATIONS;
  return (
    <DialogForm
      title={title}
      submit={t('legal.bulk.submit')}
      blocked={isTooMany}
      onSubmit={() => void run(rows)}
      onClose={() => onClose(rows)}
    >
      <SpaceBetween size="m">
        {isTooMany && (
          <Alert type="warning">{t('legal.bulk.tooMany', { count: MOST_APPLICATIONS, selected: rows.length })}</Alert>
        )}
        <div>{t('legal.bulk.text', { count: rows.length })}</div>
        <FormField label={t('legal.bulk.which')}>
          <Select
            options={
              filled.length > 0
                ? [
                    { label: t('legal.title'), options: legal },
                    { label: t('templates.title'), options: filled },
                  ]
                : legal
            }
            selectedOption={options.find(({ value }) => value === which) ?? null}
            onChange={({ detail }) => setWhich(detail.selectedOption.value ?? STARTED)}
            expandToViewport
          />
        </FormField>
        {!template && (
          <FormField label={t('legal.bulk.format')}>
            <RadioGroup
              items={FORMATS.map((value) => ({ value, label: t(`legal.formats.${value}`) }))}
              value={format}
              onChange={({ detail }) => setFormat(FORMATS.find((one) => one === detail.value) ?? 'docx')}
            />
          </FormField>
        )}
      </SpaceBetween>
    </DialogForm>
  );
};

export default DownloadDocuments;
