import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useTranslation } from 'react-i18next';
import { config } from '#web/config.ts';

const Lines = ({ of: lines }: { of: readonly string[] }) => lines.map((line) => <div key={line}>{line}</div>);

/** Security settings that the deployment fixes for this tenant. */
export const CompanySecurity = () => {
  const { t } = useTranslation();
  const { idle_minutes, second_factors, providers } = config();
  const factors = [
    t('company.security.app'),
    t('company.security.passkeys'),
    ...second_factors.map((factor) => t(`company.security.${factor}`)),
  ];
  const directories = providers.map(({ name, domains }) => `${name} (${domains.join(', ')})`);
  return (
    <Container
      header={
        <Header variant="h2" description={t('company.security.description')}>
          {t('company.security.title')}
        </Header>
      }
    >
      <KeyValuePairs
        columns={3}
        items={[
          { label: t('company.security.idle'), value: t('company.security.idleMinutes', { count: idle_minutes }) },
          { label: t('company.security.factors'), value: <Lines of={factors} /> },
          {
            label: t('company.security.directories'),
            value: directories.length > 0 ? <Lines of={directories} /> : t('company.security.noDirectories'),
          },
        ]}
      />
    </Container>
  );
};
