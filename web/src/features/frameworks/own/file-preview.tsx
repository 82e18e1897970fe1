import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { OwnFile } from '#domain/own-framework/file.ts';
import { MOST_REQUIREMENTS } from '#domain/own-framework/rules.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { NotTaken } from '#web/components/headed-file/not-taken.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';

type Props = { file: OwnFile; onTake: () => void };

/** The errors of a file by row, or a confirmation. */
const Found = ({ file: { rows, missing, count, openQuote }, onTake }: Props) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (openQuote !== undefined) return <Alert type="error">{t('headedFile.openQuote', { line: openQuote })}</Alert>;
  if (missing.length > 0) {
    const columns = missing.map((column) => t(`ownFramework.columns.${column}`)).join(', ');
    return <Alert type="error">{t('headedFile.missing', { columns })}</Alert>;
  }
  if (count > MOST_REQUIREMENTS)
    return <Alert type="error">{t('ownFramework.tooMany', { count, most: MOST_REQUIREMENTS })}</Alert>;
  if (count === 0) return <Alert type="error">{t('ownFramework.nothing')}</Alert>;

  const problems = rows.flatMap(({ line, problems: found }) => found.map((problem) => ({ line, ...problem })));
  if (problems.length === 0)
    return (
      <Alert
        type="success"
        action={<Button onClick={onTake}>{t('ownFramework.takeOver')}</Button>}
        header={t('ownFramework.fine', { count })}
      >
        {t('ownFramework.takeOverHint')}
      </Alert>
    );
  return (
    <SpaceBetween size="m">
      <Alert type="error">{t('ownFramework.wrong', { count: problems.length })}</Alert>
      <StackedTable
        items={problems}
        trackBy={({ line, column }) => `${line} ${column}`}
        header={<Header variant="h3">{t('ownFramework.problems')}</Header>}
        first={{ id: 'line', header: t('ownFramework.line'), cell: ({ line }) => line, width: 80 }}
        others={[
          { id: 'column', header: t('ownFramework.column'), cell: ({ column }) => t(`ownFramework.columns.${column}`) },
          {
            id: 'problem',
            header: t('ownFramework.problem'),
            cell: ({ broken }) => errorText(broken),
          },
        ]}
      />
    </SpaceBetween>
  );
};

export const FilePreview = ({ file, onTake }: Props) => (
  <SpaceBetween size="m">
    {file.openQuote === undefined && <NotTaken {...file.notTaken} />}
    <Found file={file} onTake={onTake} />
  </SpaceBetween>
);
