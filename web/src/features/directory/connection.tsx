import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownDirectory } from '#contract/people/directory.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { Copyable } from '#web/components/secret/copyable.tsx';
import { RevokeToken } from './revoke-token.tsx';

type Token = ShownDirectory['tokens'][number];

const TokenLife = ({ token, onRevoke }: { token: Token; onRevoke: () => void }) => {
  const { t, i18n } = useTranslation();
  const made = formatMoment(token.created_at, i18n.language);
  return (
    <>
      <div>{t('directory.tokens.made', { when: made, who: token.created_by.name })}</div>
      <Box color="text-body-secondary">
        {token.last_used_at === null
          ? t('directory.tokens.neverUsed')
          : t('directory.tokens.lastUsed', { when: formatMoment(token.last_used_at, i18n.language) })}
      </Box>
      <Button variant="inline-link" ariaLabel={t('directory.revoke.actionOn', { when: made })} onClick={onRevoke}>
        {t('directory.revoke.submit')}
      </Button>
    </>
  );
};

type ConnectionProps = Pick<ShownDirectory, 'address' | 'tokens' | 'people'> & {
  /** Why no further token can be created. */
  full: string | undefined;
  isMaking: boolean;
  onMake: () => void;
};

/** The address and tokens for the directory, and the number of people that it provisions. */
export const Connection = ({ address, tokens, people, full, isMaking, onMake }: ConnectionProps) => {
  const { t } = useTranslation();
  const [revoked, setRevoked] = useState<Token>();
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={t('directory.connection.text')}
          actions={
            <Button
              loading={isMaking}
              onClick={onMake}
              {...(full !== undefined && { disabled: true, disabledReason: full })}
            >
              {t('directory.tokens.make')}
            </Button>
          }
        >
          {t('directory.connection.title')}
        </Header>
      }
    >
      <KeyValuePairs
        columns={2}
        minColumnWidth={240}
        items={[
          {
            label: t('directory.connection.address'),
            value: <Copyable text={address} copy={t('directory.connection.copyAddress')} />,
          },
          {
            label: t('directory.connection.people'),
            value: t('directory.connection.count', { count: people }),
          },
          ...tokens.map((token) => ({
            label: t('directory.tokens.token'),
            value: <TokenLife key={token.id} token={token} onRevoke={() => setRevoked(token)} />,
          })),
          ...(tokens.length === 0 ? [{ label: t('directory.tokens.token'), value: t('directory.tokens.none') }] : []),
        ]}
      />
      {revoked && <RevokeToken token={revoked} isLast={tokens.length === 1} onClose={() => setRevoked(undefined)} />}
    </Container>
  );
};
