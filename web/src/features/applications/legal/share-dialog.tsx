import Box from '@cloudscape-design/components/box';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDays, isDay } from '#domain/day.ts';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { shareEndProblem, shareRules, USUAL_DAYS } from '#domain/legal/share-rules.ts';
import type { DraftOf } from '#domain/rules.ts';
import { api } from '#web/api/client.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import type { FormField } from '#web/components/form/form-kind.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { useToday } from '#web/components/today.ts';
import { config } from '#web/config.ts';
import { languageShown } from '#web/i18n/index.ts';
import { useShareRefusal } from './use-share-refusal.ts';

type ShareDraft = DraftOf<typeof shareRules>;
export type CreatedShare = { url: string; mailed: boolean; share: { email: string } };

type ShareDialogProps = { document: LegalDocument; onMade: (created: CreatedShare) => void; onClose: () => void };

/** Asks who gets a copy, of what, and until when. */
export const ShareDialog = ({ document, onMade, onClose }: ShareDialogProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const refuse = useShareRefusal();
  const last = document.signed.at(-1);
  const form = useForm<ShareDraft>(
    shareRules,
    {
      ...{ recipient: '', email: '', language: languageShown(), shows: last ? 'signed' : 'current' },
      ends_on: addDays(today, USUAL_DAYS),
    },
    ({ ends_on }) => {
      const wrong = isDay(ends_on) ? shareEndProblem(ends_on, today) : undefined;
      return wrong && { ends_on: wrong };
    },
  );
  const { draft } = form;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /applications/{id}/legal-documents/{type}/shares', {
        params: { id: document.application.id, type: document.type },
        body: draft,
      }),
    onSuccess: onMade,
    onError: (error) => form.refuse(error) || refuse(error),
  });
  const field = (name: keyof ShareDraft, look: Omit<FormField<string>, 'label'> = {}) => (
    <Field
      rule={shareRules[name]}
      look={{ ...look, label: t(`legal.shares.fields.${name}`) }}
      value={draft[name]}
      error={form.errors[name]}
      onChange={(value) => form.change(name, value)}
    />
  );
  const contents = {
    ...(last && { signed: t('legal.shares.version', { number: last.number }) }),
    current: t('legal.shares.current'),
  };
  return (
    <DialogForm
      title={t('legal.shares.share')}
      submit={t('legal.shares.make')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      <Box>{t('legal.shares.text')}</Box>
      {field('recipient', { hint: t('legal.shares.recipientHint') })}
      {field('email', { hint: t('legal.shares.emailHint'), typed: { inputMode: 'email' } })}
      {field('shows', {
        choices: contents,
        hint: t(draft.shows === 'signed' ? 'legal.shares.versionHint' : 'legal.shares.currentHint'),
      })}
      {config().languages.length > 1 &&
        field('language', {
          choices: Object.fromEntries(config().languages.map((one) => [one, t(`entry.languages.${one}`)])),
        })}
      {field('ends_on', {
        hint: t('legal.shares.endsHint'),
        isAsked: true,
        input: ({ value, onChange }) => (
          <DayInput value={typeof value === 'string' ? value : ''} from="today" months={3} onChange={onChange} />
        ),
      })}
    </DialogForm>
  );
};
