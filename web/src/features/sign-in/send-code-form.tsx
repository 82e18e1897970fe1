import { useTranslation } from 'react-i18next';
import { sendResetCode } from '#web/auth/sign-in.ts';
import { report } from '#web/operations/kept-errors.ts';
import { EntryForm } from './form/entry-form.tsx';
import { EntryLink } from './form/entry-link.tsx';
import { usernameRule } from './form/rules.ts';
import { TextField } from './form/text-field.tsx';
import { useForm } from './form/use-form.ts';

type SendCodeFormProps = { email: string; onSent: (email: string) => void };

/** Continues after any response, so that the form does not reveal whether an account exists. */
export const SendCodeForm = ({ email, onSent }: SendCodeFormProps) => {
  const { t } = useTranslation();
  const { values, set, wrong, busy, onSubmit } = useForm({
    initial: { email },
    rules: { email: usernameRule },
    submit: async (typed) => {
      const used = typed.email.trim();
      await sendResetCode(used).catch((error: unknown) => report('The reset code was not sent.', error));
      onSent(used);
    },
  });

  return (
    <>
      <EntryForm submit={t('signIn.reset.send')} busy={busy} onSubmit={onSubmit}>
        <TextField
          name="email"
          label={t('signIn.reset.email')}
          inputMode="email"
          autoComplete="username"
          value={values.email}
          wrong={wrong('email')}
          onChange={(typed) => set({ email: typed })}
        />
      </EntryForm>
      <EntryLink to="/signin" username={values.email}>
        {t('signIn.back')}
      </EntryLink>
    </>
  );
};
