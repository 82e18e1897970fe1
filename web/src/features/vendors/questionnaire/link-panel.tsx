import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkRules } from '#domain/diligence/link-rules.ts';
import type { VendorQuestionnaire } from '#domain/diligence/questionnaire.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { formatDay, formatMoment } from '#web/components/moment.tsx';
import { Copyable } from '#web/components/secret/copyable.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { config } from '#web/config.ts';
import { languageShown } from '#web/i18n/index.ts';
import { questionnaireQueries } from './queries.ts';

type Made = { url: string; mailed: boolean; link: { email: string } };

const useRefusal = () => {
  const { t } = useTranslation();
  const about = useId();
  return (error: Error) =>
    snackbar.show({ type: 'error', message: changeFailed(t, t('diligence.notDone'), error), about });
};

const AskDialog = ({ id, onMade, onClose }: { id: string; onMade: (made: Made) => void; onClose: () => void }) => {
  const { t } = useTranslation();
  const refuse = useRefusal();
  const form = useForm(linkRules, { email: '', language: languageShown() });
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /vendors/{id}/questionnaire/link', { params: { id }, body: form.draft }),
    onSuccess: onMade,
    onError: (error) => form.refuse(error) || refuse(error),
  });
  return (
    <DialogForm
      title={t('diligence.link.ask')}
      submit={t('diligence.link.make')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      <Box>{t('diligence.link.askText')}</Box>
      <Field
        rule={linkRules.email}
        look={{ label: t('diligence.link.mailTo'), hint: t('diligence.link.mailHint') }}
        value={form.draft.email}
        error={form.errors.email}
        onChange={(value) => form.change('email', value)}
      />
      {config().languages.length > 1 && (
        <Field
          rule={linkRules.language}
          look={{
            label: t('diligence.link.language'),
            choices: Object.fromEntries(config().languages.map((one) => [one, t(`entry.languages.${one}`)])),
          }}
          value={form.draft.language}
          error={form.errors.language}
          onChange={(value) => form.change('language', value)}
        />
      )}
    </DialogForm>
  );
};

/** Link through which the vendor answers. The URL is shown only once, to its creator. */
export const LinkPanel = ({ id, link }: { id: string; link: VendorQuestionnaire['link'] }) => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const refuse = useRefusal();
  const [isAsking, setIsAsking] = useState(false);
  const [made, setMade] = useState<Made>();
  const again = () => client.invalidateQueries({ queryKey: questionnaireQueries.one(id).queryKey });
  const { mutate: revoke, isPending } = useMutation({
    mutationFn: () => api('DELETE /vendors/{id}/questionnaire/link', { params: { id } }),
    onSuccess: () => setMade(undefined),
    onError: refuse,
    onSettled: again,
  });
  const when = (at: string) => formatMoment(at, i18n.language);
  return (
    <Container header={<Header variant="h2">{t('diligence.link.panel')}</Header>}>
      <SpaceBetween size="m">
        {!link && <Box>{t('diligence.link.none')}</Box>}
        {link && (
          <Box>
            {t(link.email ? 'diligence.link.madeFor' : 'diligence.link.made', {
              ...{ who: link.by.name, email: link.email, when: when(link.at), ends: when(link.ends) },
            })}
          </Box>
        )}
        {link?.returned && (
          <Alert type="warning" header={t(`diligence.link.${link.returned.why}`, { email: link.email })}>
            {t('diligence.link.returnedText', { date: formatDay(link.returned.at, i18n.language) })}
          </Alert>
        )}
        {made && link && (
          <div role="status">
            <Box>
              {t(
                made.mailed
                  ? 'diligence.link.mailed'
                  : made.link.email
                    ? 'diligence.link.notMailed'
                    : 'diligence.link.copyIt',
              )}
            </Box>
            <Copyable text={made.url} copy={t('diligence.link.copy')} />
          </div>
        )}
        <Button fullWidth onClick={() => setIsAsking(true)}>
          {t(link ? 'diligence.link.another' : 'diligence.link.ask')}
        </Button>
        {link && (
          <Button fullWidth variant="link" loading={isPending} onClick={() => revoke()}>
            {t('diligence.link.revoke')}
          </Button>
        )}
      </SpaceBetween>
      {isAsking && (
        <AskDialog
          id={id}
          onMade={(one) => {
            setMade(one);
            setIsAsking(false);
            void again();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Container>
  );
};
