import Alert from '@cloudscape-design/components/alert';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { withProof } from '#web/api/with-proof.ts';
import { ProofGivenUp } from '#web/auth/proof-request.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import type { AboutPerson } from './about-person.ts';

/** Explains the export of personal data and links to the file. */
const GiveOut = ({ user, onClose }: AboutPerson) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withProof((bearer) =>
        api('POST /exports/people/{user_id}', {
          params: { user_id: user.id },
          body: { name: t('people.data.name', { name: user.name }).slice(0, 100) },
          bearer,
        }),
      ),
    onSuccess: ({ id }) => navigate(`/exports/${id}`),
  });
  const isTooMany = error instanceof ApiError && error.problem.code === 'too_many';
  return (
    <DialogForm
      title={t('people.data.title', { name: user.name })}
      submit={t('people.data.submit')}
      busy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      {error && !(error instanceof ProofGivenUp) && (
        <Alert type="error">
          {isTooMany ? t('people.data.tooMany') : changeFailed(t, t('people.data.failed'), error)}
        </Alert>
      )}
      <div>{t('people.data.text')}</div>
    </DialogForm>
  );
};

export default GiveOut;
