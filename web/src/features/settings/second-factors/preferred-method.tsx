import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor, SecondFactors } from '#domain/sign-in/methods.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { DialogForm } from '../dialog-form.tsx';
import { useOtherSessions } from '../sessions/other-sessions.tsx';
import { preferMethod } from '../sign-in-methods.ts';
import { useSecurityChange } from '../use-security-change.ts';

const NONE = 'none';

const Prefer = ({ method, onClose }: { method: SecondFactor | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const { otherSessions, choice } = useOtherSessions();
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.secondFactors.queryKey,
    change: () => preferMethod(method, otherSessions),
    done: t('security.preferredSaved'),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('security.preferred')}
      submit={t('security.savePreferred')}
      busy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <div>
        {method
          ? t('security.willBeAsked', { method: t(`signInSteps.choices.${method}`) })
          : t('security.willBeAskedEachTime')}
      </div>
      {choice}
    </DialogForm>
  );
};

export const PreferredMethod = ({ factors: { on, preferred } }: { factors: SecondFactors }) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<SecondFactor | null>();
  return (
    <>
      <FormField label={t('security.preferred')} description={t('security.preferredHint')}>
        <RadioGroup
          value={(chosen === undefined ? preferred : chosen) ?? NONE}
          items={[
            { value: NONE, label: t('security.askEachTime') },
            ...on.map((method) => ({ value: method, label: t(`signInSteps.choices.${method}`) })),
          ]}
          onChange={({ detail }) => setChosen(on.find((method) => method === detail.value) ?? null)}
        />
      </FormField>
      {chosen !== undefined && <Prefer method={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
};
