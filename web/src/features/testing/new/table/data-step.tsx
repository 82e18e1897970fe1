import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useTranslation } from 'react-i18next';
import { headersTwice, tableProblem } from '#domain/tests/setup/draft-problems.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { Message } from '#web/components/page/message.tsx';
import type { Setting } from '../draft.ts';
import { DocumentSelect } from './document-select.tsx';
import { Preview } from './preview.tsx';
import { type Looked, Unreadable } from './table.ts';
import { TypedTable } from './typed-table.tsx';
import { UploadTable } from './upload-table.tsx';

type DataStepProps = {
  application: string;
  set: Setting;
  /** True if the upload of this document was refused. */
  isRefused: boolean;
  table: { data: Looked | undefined; error: Error | null; refetch: () => void };
  tried: boolean;
  onChange: (change: Partial<Setting>) => void;
};

/** The columns and rows found, or why the table cannot be used. */
const Found = ({ table, isRefused, onChange }: Pick<DataStepProps, 'table' | 'isRefused' | 'onChange'>) => {
  const { t } = useTranslation();
  const { data, error, refetch } = table;
  // The refusal does not name the column; the reader in the browser found it.
  const hasCause = error instanceof Unreadable && Boolean(error.failed.column);
  if (isRefused && !hasCause) return <Message type="error">{t('newTest.table.refused')}</Message>;
  if (error instanceof Unreadable)
    return <Message type="error">{t(`newTest.table.${error.failed.why}`, error.failed)}</Message>;
  if (error) return <LoadFailed what={t('newTest.data.readFailed')} error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div role="status">
        <Spinner /> {t('newTest.data.reading')}
      </div>
    );
  const { survey, isForeign } = data;
  const problem = tableProblem(survey);
  const twice = headersTwice(survey).map((header) => `“${header}”`);
  return (
    <SpaceBetween size="s">
      <div role="status">
        <Box variant="strong">{t('newTest.data.found', { rows: survey.rows, columns: survey.columns.length })}</Box>
      </div>
      {survey.firstRows.length > 1 && <HeaderRow survey={survey} onChange={(headerRow) => onChange({ headerRow })} />}
      {problem && <Message type="error">{t(`newTest.table.${problem.code}`, problem.params)}</Message>}
      {isForeign && <Message type="info">{t('newTest.data.foreign')}</Message>}
      {twice.length > 0 && <Message type="warning">{t('newTest.data.twice', { headers: twice.join(', ') })}</Message>}
      {survey.longCell !== null && (
        <Message type="warning">{t('newTest.data.longCell', { row: survey.longCell })}</Message>
      )}
      {survey.columns.length > 0 && survey.rows > 0 && <Preview survey={survey} />}
    </SpaceBetween>
  );
};

/** Selects the header row. Rows above it, such as a title, are ignored. */
const HeaderRow = ({ survey, onChange }: { survey: Survey; onChange: (row: number) => void }) => {
  const { t } = useTranslation();
  const options = survey.firstRows.map(({ row, cells }) => ({
    value: String(row),
    label: t('newTest.data.headerRowOption', { row }),
    description: cells.filter(Boolean).join(', ').slice(0, 120),
  }));
  const chosen = options.find(({ value }) => value === String(survey.headerRow)) ?? {
    value: String(survey.headerRow),
    label: t('newTest.data.headerRowOption', { row: survey.headerRow }),
  };
  return (
    <FormField label={t('newTest.data.headerRow')} description={t('newTest.data.headerRowHint')}>
      <Select
        options={options}
        selectedOption={chosen}
        onChange={({ detail }) => onChange(Number(detail.selectedOption.value))}
      />
    </FormField>
  );
};

const KITS = { fairness_llm_user: 'prompts', fairness_ml_synthetic: 'profiles' } as const;

/** Opens in a new tab to preserve the input. */
const KitLink = ({ tab }: { tab: (typeof KITS)[keyof typeof KITS] }) => {
  const { t } = useTranslation();
  return (
    <Link external href={`/application-testing/kit?tab=${tab}`} externalIconAriaLabel={t('actions.opensInNewTab')}>
      {t(`newTest.kit.${tab}`)}
    </Link>
  );
};

/** Source of the data: an existing document, an upload, or typed counts. */
export const DataStep = ({ application, set, isRefused, table, tried, onChange }: DataStepProps) => {
  const { t } = useTranslation();
  const sheets = (table.data?.sheets ?? []).map((name) => ({ value: name, label: name }));
  return (
    <SpaceBetween size="l">
      <Container>
        <SpaceBetween size="l">
          <DocumentSelect
            application={application}
            chosen={set.document}
            error={tried && !set.document ? t('newTest.table.needed') : undefined}
            onChange={(document) => onChange({ document, sheet: '' })}
          />
          <FormField label={t('newTest.data.upload')} stretch>
            <UploadTable application={application} />
          </FormField>
          {set.type !== 'fairness_ml_user' && <KitLink tab={KITS[set.type]} />}
          {set.type === 'fairness_ml_user' && (
            <ExpandableSection headerText={t('newTest.data.typeIn')} defaultExpanded={set.typed.length > 0}>
              <TypedTable application={application} rows={set.typed} onChange={(typed) => onChange({ typed })} />
            </ExpandableSection>
          )}
        </SpaceBetween>
      </Container>
      {set.document && (
        <Container header={<Header variant="h2">{set.document.name}</Header>}>
          <SpaceBetween size="m">
            {sheets.length > 1 && (
              <FormField label={t('newTest.data.sheet')}>
                <Select
                  options={sheets}
                  selectedOption={sheets.find(({ value }) => value === set.sheet) ?? sheets[0] ?? null}
                  onChange={({ detail }) => onChange({ sheet: detail.selectedOption.value ?? '' })}
                />
              </FormField>
            )}
            <Found {...{ table, isRefused, onChange }} />
          </SpaceBetween>
        </Container>
      )}
    </SpaceBetween>
  );
};
