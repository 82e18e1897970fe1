import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Icon from '@cloudscape-design/components/icon';
import List from '@cloudscape-design/components/list';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#domain/sign-in/methods.ts';
import { Day } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { NotYet, SecuritySection } from '../security-section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

/** Prefers the user's name for a passkey over that of the user pool. */
const usePasskeys = () => {
  const { t } = useTranslation();
  const { passkey_names } = useCurrentUser();
  const { data, error, refetch } = useQuery(securityQueries.passkeys);
  const named = data?.map((passkey) => ({
    ...passkey,
    name:
      passkey_names.find(({ credential_id }) => credential_id === passkey.id)?.name ||
      passkey.name ||
      t('security.passkey'),
  }));
  return { passkeys: named, error, refetch };
};

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  onRename: (one: Passkey) => void;
  onRemove: (one: Passkey) => void;
};

const PasskeyList = ({ passkeys, onRename, onRemove }: PasskeyListProps) => {
  const { t } = useTranslation();
  if (passkeys.length === 0) return <Box color="text-body-secondary">{t('security.noPasskeys')}</Box>;
  return (
    <List
      ariaLabel={t('security.passkeys')}
      disablePaddings
      items={passkeys}
      renderItem={(passkey) => ({
        id: passkey.id,
        content: <span className="own-thing">{passkey.name}</span>,
        secondaryContent: (
          <Box color="text-body-secondary">
            {t('security.added')} <Day at={passkey.created_at} />
          </Box>
        ),
        icon: <Icon name="key" />,
        actions: (
          <SpaceBetween direction="horizontal" size="xs">
            <Button
              variant="inline-link"
              ariaLabel={`${t('security.rename')}: ${passkey.name}`}
              onClick={() => onRename(passkey)}
            >
              {t('security.rename')}
            </Button>
            <Button
              variant="inline-link"
              ariaLabel={`${t('security.remove')}: ${passkey.name}`}
              onClick={() => onRemove(passkey)}
            >
              {t('security.remove')}
            </Button>
          </SpaceBetween>
        ),
      })}
    />
  );
};

export const Passkeys = () => {
  const { t } = useTranslation();
  const { passkeys, error, refetch } = usePasskeys();
  const [changing, setChanging] = useState<'new' | { passkey: Passkey; to: 'rename' | 'remove' }>();
  const close = () => setChanging(undefined);

  return (
    <SecuritySection
      title={t('security.passkeys')}
      description={t('security.passkeysHint')}
      actions={
        <Button disabled={!passkeys} onClick={() => setChanging('new')}>
          {t('security.addPasskey')}
        </Button>
      }
    >
      {passkeys ? (
        <PasskeyList
          passkeys={passkeys}
          onRename={(passkey) => setChanging({ passkey, to: 'rename' })}
          onRemove={(passkey) => setChanging({ passkey, to: 'remove' })}
        />
      ) : (
        <NotYet error={error} onRetry={() => void refetch()} />
      )}
      {changing === 'new' && <AddPasskey known={passkeys ?? []} onClose={close} />}
      {typeof changing === 'object' &&
        (changing.to === 'rename' ? (
          <RenamePasskey passkey={changing.passkey} known={passkeys ?? []} onClose={close} />
        ) : (
          <RemovePasskey passkey={changing.passkey} onClose={close} />
        ))}
    </SecuritySection>
  );
};
