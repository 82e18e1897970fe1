import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment, CommentDraft } from '#domain/comments/comment.ts';
import { commentRules } from '#domain/comments/rules.ts';
import { type Saving, save } from '#web/api/saving.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type Drafts, WithDrafts } from '#web/drafts/with-drafts.tsx';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { MentionInput } from './mention-input.tsx';
import { commentsOf } from './queries.ts';
import { draftOf, type Token, textOfTokens, tokensOf } from './words.ts';

export type CommentFormProps = {
  subject: SubjectOf;
  label: string;
  submit: string;
  /** A button opened the form, so the form takes the focus. */
  isOpened?: boolean;
  before?: Comment;
  send: (draft: CommentDraft, before: Comment | undefined, idempotencyKey: string) => Promise<Comment>;
  onSent?: () => void;
  onCancel?: () => void;
};

const Writing = ({ drafts, before, send, ...props }: CommentFormProps & { drafts: Drafts }) => {
  const { subject, label, submit, isOpened = false, onSent, onCancel } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const start = before ? tokensOf(before) : [];
  const [tokens, setTokens] = useState<readonly Token[]>(start);
  const form = useForm<CommentDraft>(commentRules, draftOf(start));
  const [saving, setSaving] = useState<Saving<CommentDraft, Comment>>({ saved: before });
  const draft = useDraft<{ tokens: readonly Token[] }>(drafts, form.isEdited ? { tokens } : undefined);

  const write = (typed: readonly Token[]) => {
    const { text, mentions } = draftOf(typed);
    setTokens(typed);
    form.change('text', text);
    form.change('mentions', mentions);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(form.draft, saving, send, setSaving),
    onSuccess: async () => {
      draft.end();
      setSaving({});
      setTokens([]);
      form.restart(draftOf([]));
      await client.invalidateQueries({ queryKey: commentsOf(subject) });
      onSent?.();
    },
    onError: form.refuse,
  });
  const wrong = form.errors.text ?? form.errors.mentions;
  const failed = error && !wrong ? changeFailed(t, t('comments.failed'), error) : undefined;
  const { offer } = draft;
  return (
    <SubmitForm busy={isPending} onSubmit={() => form.check() && mutate()}>
      <SpaceBetween size="xs">
        {offer && (
          <DraftOffer
            {...offer}
            words={textOfTokens(offer.content.tokens)}
            onContinue={() => write(draft.resume()?.tokens ?? tokens)}
          />
        )}
        <FormField label={label} errorText={wrong ?? failed} constraintText={t('comments.hint')} stretch>
          <MentionInput subject={subject} label={label} tokens={tokens} autoFocus={isOpened} onChange={write} />
        </FormField>
        <SpaceBetween direction="horizontal" size="xs">
          <Button variant={isOpened ? 'normal' : 'primary'} loading={isPending}>
            {submit}
          </Button>
          {onCancel && (
            <Button
              formAction="none"
              variant="link"
              onClick={() => {
                draft.end();
                onCancel();
              }}
            >
              {t('actions.cancel')}
            </Button>
          )}
        </SpaceBetween>
      </SpaceBetween>
    </SubmitForm>
  );
};

/** The form for comments. Unsent input is kept on this device. */
export const CommentForm = ({ name, ...props }: CommentFormProps & { name: string }) => (
  <WithDrafts form={`comment:${props.subject.id}:${name}`}>
    {(drafts) => <Writing {...props} drafts={drafts} />}
  </WithDrafts>
);
