import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pseudonymOf } from '#domain/people/erased.ts';
import { sameEmail } from '#domain/text/email.ts';
import { api } from '#web/api/client.ts';
import { withProof } from '#web/api/with-proof.ts';
import { ProofGivenUp } from '#web/auth/proof-request.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import type { AboutPerson } from './about-person.ts';
import { userQueries } from './queries.ts';

const BACKUP_DAYS = 35;

const PARTS = ['goes', 'stays', 'trail'] as const;

/** Explains what is erased, what is kept and why, and asks for the e-mail address as confirmation. */
const EraseUser = ({ user, onClose }: AboutPerson) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { id, name, email, version } = user;
  const isMeant = sameEmail(typed.trim()) === sameEmail(email);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withProof((bearer) => api('POST /access/users/{user_id}/erasure', { params: { user_id: id }, version, bearer })),
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('people.erase.done', { name }) });
      // Not refetched, because the current page would report the person as missing.
      void client.invalidateQueries({ queryKey: userQueries.all, refetchType: 'none' });
      navigate('/manage-users', { replace: true });
    },
    onError: () => client.invalidateQueries({ queryKey: userQueries.all }),
  });
  return (
    <DialogForm
      title={t('people.erase.title', { name })}
      submit={t('people.erase.submit')}
      busy={isPending}
      onSubmit={() => (isMeant ? mutate() : setIsAsked(true))}
      onClose={onClose}
    >
      {error && !(error instanceof ProofGivenUp) && (
        <Alert type="error">{changeFailed(t, t('people.erase.failed'), error)}</Alert>
      )}
      {PARTS.map((part) => (
        <div key={part}>
          <Box variant="h4">{t(`people.erase.${part}`, { pseudonym: pseudonymOf(id) })}</Box>
          <div>{t(`people.erase.${part}Text`)}</div>
        </div>
      ))}
      <div>{t('people.erase.other', { days: BACKUP_DAYS })}</div>
      <FormField
        label={t('people.erase.typed')}
        errorText={isAsked && !isMeant && t('people.erase.wrong', { email })}
        i18nStrings={{ errorIconAriaLabel: t('signIn.kinds.error') }}
      >
        <Input
          value={typed}
          autoComplete={false}
          spellcheck={false}
          onChange={({ detail }) => setTyped(detail.value)}
        />
      </FormField>
    </DialogForm>
  );
};

export default EraseUser;
