import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CSV_MARK } from '#domain/list/csv.ts';
import { readInvitations } from '#domain/people/invitation-file.ts';
import { administratorUntil } from '#domain/people/person.ts';
import { textOf } from '#domain/reading/text-of.ts';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { handFile } from '#web/components/hand-file.ts';
import { NotTaken } from '#web/components/headed-file/not-taken.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useToday } from '#web/components/today.ts';
import { useNewest } from '#web/components/use-newest.ts';
import { config } from '#web/config.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { InvitationsPreview } from './invitations-preview.tsx';

/** Enough for a thousand people with long names. */
const FILE_BYTES = 1_000_000;

type Asked = { text: string; number: number };

/** Pasted text or a file; a preview follows before any invitation is sent. */
export const NewInvitations = () => {
  const { t } = useTranslation();
  const own = useCurrentUser();
  const until = administratorUntil(own.roles);
  const today = useToday();
  const { data: groups, error, refetch } = useQuery(resourceGroupQueries.all());
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState<Asked>();
  const [language, setLanguage] = useState(own.language);
  const text = asked?.text;
  const read = useMemo(
    () =>
      text === undefined || !groups
        ? undefined
        : readInvitations(text, { groups: groups.filter(({ deleting }) => !deleting), language, today, until }),
    [text, groups, language, today, until],
  );
  const languages = config().languages.map((value) => ({ value, label: t(`entry.languages.${value}`) }));
  const tooBig = file && file.size > FILE_BYTES;

  const look = (found: string) => setAsked((before) => ({ text: found, number: (before?.number ?? 0) + 1 }));
  const newest = useNewest();
  const take = (chosen: File | undefined) => {
    setFile(chosen);
    setAsked(undefined);
    const read = chosen && chosen.size <= FILE_BYTES ? textOf(chosen) : undefined;
    void newest(read, (found) => {
      setTyped(found);
      look(found);
    });
  };
  const template = () =>
    handFile('plumbline.csv', new Blob([CSV_MARK, t('people.many.example'), '\r\n'], { type: 'text/csv' }));

  if (error && !groups)
    return <LoadFailed isPage what={t('people.many.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!groups) return <FormSkeleton />;
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('people.many.title')}</PageTitle>
      <Header
        variant="h1"
        description={t('people.many.description')}
        actions={
          <Button iconName="download" onClick={template}>
            {t('people.many.template')}
          </Button>
        }
      >
        {t('people.many.title')}
      </Header>
      <SubmitForm busy={false} onSubmit={() => look(typed)}>
        <Container>
          <SpaceBetween size="l">
            <FormField
              label={t('people.many.file')}
              description={t('people.many.fileHint')}
              errorText={tooBig && t('people.many.tooBig', { most: FILE_BYTES })}
            >
              <FileUpload
                accept=".csv,text/csv,text/plain"
                value={file ? [file] : []}
                onChange={({ detail }) => take(detail.value[0])}
                i18nStrings={{
                  uploadButtonText: () => t('people.many.choose'),
                  removeFileAriaLabel: () => t('people.many.unchoose'),
                }}
              />
            </FormField>
            <FormField label={t('people.many.paste')} stretch>
              <Textarea
                value={typed}
                rows={6}
                spellcheck={false}
                placeholder={t('people.many.example')}
                onChange={({ detail }) => setTyped(detail.value)}
              />
            </FormField>
            {languages.length > 1 && (
              <FormField label={t('people.fields.language')} description={t('people.many.languageHint')}>
                <Select
                  options={languages}
                  selectedOption={languages.find(({ value }) => value === language) ?? null}
                  onChange={({ detail }) =>
                    setLanguage(languages.find(({ value }) => value === detail.selectedOption.value)?.value ?? language)
                  }
                />
              </FormField>
            )}
            <Button>{t('people.many.look')}</Button>
          </SpaceBetween>
        </Container>
      </SubmitForm>
      {read && <NotTaken {...read.notTaken} />}
      {read && read.missing.length > 0 && (
        <Alert type="error">
          {t('people.many.missing', {
            columns: read.missing.map((column) => t(`people.fields.${column}`)).join(', '),
          })}
        </Alert>
      )}
      {read && read.missing.length === 0 && read.rows.length === 0 && (
        <Alert type="error">{t('people.many.none')}</Alert>
      )}
      {read && read.rows.length > 0 && <InvitationsPreview key={asked?.number} rows={read.rows} />}
    </SpaceBetween>
  );
};
