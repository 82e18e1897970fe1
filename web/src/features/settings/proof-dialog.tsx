/** Dialog that asks the signed-in user for a new proof of sign-in, above any open dialog. */

import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsOf, isAppCode, isSentCode } from '#domain/sign-in/verification-code.ts';
import { type Asked, answerProof, canProveByPasskey, proveByPasskey, proveByPassword } from '#web/auth/proof.ts';
import { useProofRequest } from '#web/auth/proof-request.ts';
import { Captcha } from '#web/components/captcha/captcha.tsx';
import { useCaptcha } from '#web/components/captcha/use-captcha.ts';
import { PasswordToggle } from '#web/components/form/password-toggle.tsx';
import { CodeField } from './code-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { securityQueries } from './queries.ts';
import { SendCodeAgain } from './send-code-again.tsx';

type Proving = { onAsked: (asked: Asked | 'proven', password: string) => void; onClose: () => void };

const AskPassword = ({ onAsked, onClose }: Proving) => {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { attempt, isBlocked, box } = useCaptcha('signIn');
  const passkeys = useQuery({ ...securityQueries.passkeys, enabled: canProveByPasskey() });
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (by: 'password' | 'passkey') =>
      attempt(async (captcha) => {
        const asked = by === 'passkey' ? await proveByPasskey(captcha) : await proveByPassword(password, captcha);
        onAsked(asked, password);
      }),
  });
  const isMissing = tried && password === '';
  const isWrong = error !== null && variables === 'password' && error.message === 'Incorrect username or password.';

  return (
    <DialogForm
      title={t('security.proof.title')}
      submit={t('signInSteps.continue')}
      busy={isPending}
      blocked={isBlocked}
      error={isWrong ? null : error}
      onSubmit={() => {
        setTried(true);
        if (password !== '' && !isBlocked) mutate('password');
      }}
      onClose={onClose}
    >
      <div>{t('security.proof.text')}</div>
      <PasswordToggle>
        {(type) => (
          <FormField
            label={t('signIn.password')}
            errorText={isMissing ? t('signIn.passwordMissing') : isWrong && t('security.proof.wrongPassword')}
            i18nStrings={{ errorIconAriaLabel: t('signIn.kinds.error') }}
          >
            <Input
              type={type}
              spellcheck={false}
              value={password}
              autoComplete="current-password"
              ariaRequired
              onChange={({ detail }) => setPassword(detail.value)}
            />
          </FormField>
        )}
      </PasswordToggle>
      {(passkeys.data?.length ?? 0) > 0 && (
        <Button iconName="key" formAction="none" disabled={isPending || isBlocked} onClick={() => mutate('passkey')}>
          {t('security.proof.passkey')}
        </Button>
      )}
      {box && <Captcha {...box} />}
    </DialogForm>
  );
};

type Answering = Proving & { asked: Asked; password: string };

const AskMethod = ({ asked, password, onAsked, onClose }: Answering) => {
  const { t } = useTranslation();
  const { choices, name } = asked.question;
  const [chosen, setChosen] = useState(choices[0]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onAsked(await answerProof(asked, chosen ?? ''), password),
  });
  return (
    <DialogForm
      title={t(`signInSteps.${name}.title`)}
      submit={t('signInSteps.continue')}
      busy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <div>{t('signInSteps.mfaChoice.text')}</div>
      <FormField label={t('signInSteps.method')}>
        <RadioGroup
          value={chosen ?? null}
          items={choices.map((choice) => ({ value: choice, label: t(`signInSteps.choices.${choice}`) }))}
          onChange={({ detail }) => setChosen(choices.find((choice) => choice === detail.value))}
        />
      </FormField>
    </DialogForm>
  );
};

const AskCode = ({ asked, password, onAsked, onClose }: Answering) => {
  const { t } = useTranslation();
  const { name, destination } = asked.question;
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const isCode = name === 'totpCode' ? isAppCode : isSentCode;
  const answer = useMutation({
    mutationFn: async () => onAsked(await answerProof(asked, digitsOf(code)), password),
  });
  const again = useMutation({ mutationFn: async () => onAsked(await proveByPassword(password), password) });
  const rule = t(name === 'totpCode' ? 'signInSteps.appCodeRule' : 'signInSteps.sentCodeRule');
  return (
    <DialogForm
      title={t(`signInSteps.${name}.title`)}
      submit={t('signInSteps.continue')}
      busy={answer.isPending}
      error={answer.error ?? again.error}
      onSubmit={() => {
        setTried(true);
        again.reset();
        if (isCode(code)) answer.mutate();
      }}
      onClose={onClose}
    >
      <div>{t(`signInSteps.${name}.text`, { destination })}</div>
      <CodeField value={code} wrong={tried && !isCode(code) ? rule : undefined} onChange={setCode} />
      {name !== 'totpCode' && password !== '' && (
        <SendCodeAgain
          busy={again.isPending}
          onSend={() => {
            answer.reset();
            again.mutate();
          }}
        />
      )}
    </DialogForm>
  );
};

type Request = NonNullable<ReturnType<typeof useProofRequest>>;

const Proof = ({ request }: { request: Request }) => {
  const [at, setAt] = useState({ asked: request.at, password: request.password ?? '' });
  const { asked } = at;
  const onward: Proving = {
    onAsked: (next, password) => (next === 'proven' ? request.prove() : setAt({ asked: next, password })),
    onClose: request.giveUp,
  };
  if (!asked) return <AskPassword {...onward} />;
  const Ask = asked.question.name === 'mfaChoice' ? AskMethod : AskCode;
  return <Ask key={asked.session} {...onward} asked={asked} password={at.password} />;
};

const ProofDialog = () => {
  const request = useProofRequest();
  return request ? <Proof request={request} /> : null;
};

export default ProofDialog;
