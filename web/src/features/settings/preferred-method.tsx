import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useTranslation } from 'react-i18next';
import { type Method, preferMethod, type SecondFactors } from '#web/auth/second-factors.ts';
import { Failure } from './failure.tsx';
import { securityQueries } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

const NONE = 'none';

export const PreferredMethod = ({ factors: { on, preferred } }: { factors: SecondFactors }) => {
  const { t } = useTranslation();
  const { mutate, isPending, variables, error } = useSecurityChange<Method | undefined>({
    of: securityQueries.secondFactors.queryKey,
    change: preferMethod,
    done: t('security.preferredSaved'),
  });
  const shown = isPending ? variables : preferred;
  return (
    <>
      {error && <Failure error={error} />}
      <FormField label={t('security.preferred')} description={t('security.preferredHint')}>
        <RadioGroup
          value={shown ?? NONE}
          items={[
            { value: NONE, label: t('security.askEachTime') },
            ...on.map((method) => ({ value: method, label: t(`signInSteps.choices.${method}`) })),
          ]}
          onChange={({ detail }) => mutate(on.find((method) => method === detail.value))}
        />
      </FormField>
    </>
  );
};
