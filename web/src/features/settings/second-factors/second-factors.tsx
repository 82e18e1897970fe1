import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import List from '@cloudscape-design/components/list';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactors as Factors, SecondFactor as Method } from '#domain/sign-in/methods.ts';
import { config } from '#web/config.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { NotYet, SecuritySection } from '../security-section.tsx';
import { PreferredMethod } from './preferred-method.tsx';
import { obstacleTo, offeredMethods } from './second-factor-rules.ts';
import { TurnOff } from './turn-off.tsx';
import { TurnOnApp } from './turn-on-app.tsx';
import { TurnOnCodes } from './turn-on-codes.tsx';

const Methods = ({ factors }: { factors: Factors }) => {
  const { t } = useTranslation();
  const { on, phone, email } = factors;
  const [changing, setChanging] = useState<{ method: Method; to: 'on' | 'off' }>();
  const close = () => setChanging(undefined);

  const about = (method: Method) => {
    const obstacle = obstacleTo(method, on);
    if (obstacle === 'EMAIL' || obstacle === 'SMS') return t(`security.notWith.${obstacle}`);
    if (!on.includes(method) || method === 'TOTP') return t(`security.methods.${method}.text`);
    return t('security.codesGoTo', { destination: method === 'SMS' ? phone.address : email.address });
  };

  return (
    <>
      <SpaceBetween size="l">
        <List
          ariaLabel={t('security.secondStep')}
          disablePaddings
          items={offeredMethods(config().second_factors, on)}
          renderItem={(method) => {
            const isOn = on.includes(method);
            const name = t(`signInSteps.choices.${method}`);
            return {
              id: method,
              content: (
                <span className="method-name">
                  {name}{' '}
                  <StatusIndicator type={isOn ? 'success' : 'stopped'}>
                    {t(isOn ? 'security.isOn' : 'security.isOff')}
                  </StatusIndicator>
                </span>
              ),
              secondaryContent: <Box color="text-body-secondary">{about(method)}</Box>,
              actions: (
                <Button
                  disabled={!isOn && obstacleTo(method, on) !== undefined}
                  ariaLabel={`${t(isOn ? 'security.turnOff' : 'security.turnOn')}: ${name}`}
                  onClick={() => setChanging({ method, to: isOn ? 'off' : 'on' })}
                >
                  {t(isOn ? 'security.turnOff' : 'security.turnOn')}
                </Button>
              ),
            };
          }}
        />
        {on.length > 1 && <PreferredMethod factors={factors} />}
      </SpaceBetween>
      {changing?.to === 'off' && <TurnOff method={changing.method} isLast={on.length === 1} onClose={close} />}
      {changing?.to === 'on' &&
        (changing.method === 'TOTP' ? (
          <TurnOnApp account={email.address} onClose={close} />
        ) : (
          <TurnOnCodes method={changing.method} factors={factors} onClose={close} />
        ))}
    </>
  );
};

export const SecondFactors = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(securityQueries.secondFactors);
  return (
    <SecuritySection title={t('security.secondStep')} description={t('security.secondStepHint')}>
      {data ? <Methods factors={data} /> : <NotYet error={error} onRetry={() => void refetch()} />}
    </SecuritySection>
  );
};
