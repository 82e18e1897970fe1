import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Tabs from '@cloudscape-design/components/tabs';
import { useTranslation } from 'react-i18next';
import { PREFIX } from '#contract/http/prefix.ts';
import type { ShownApiClient } from '#domain/clients/client.ts';
import { keysOf } from '#domain/keys-of.ts';
import { CodeBlock } from '#web/components/code-block.tsx';
import { ApiLinks } from './api-links.tsx';
import { SNIPPETS } from './snippets.ts';

const NAMES = keysOf(SNIPPETS);

export const SnippetsPanel = ({ client: { id, token_url } }: { client: ShownApiClient }) => {
  const { t } = useTranslation();
  const known = { id, tokenUrl: token_url, api: `${window.location.origin}${PREFIX}` };
  return (
    <Container
      header={
        <Header variant="h2" description={t('apiAccess.snippets.text')}>
          {t('apiAccess.snippets.title')}
        </Header>
      }
    >
      <SpaceBetween size="m">
        <Tabs
          ariaLabel={t('apiAccess.snippets.title')}
          tabs={NAMES.map((name) => ({
            id: name,
            label: name,
            content: <CodeBlock label={name}>{SNIPPETS[name](known)}</CodeBlock>,
          }))}
        />
        <ApiLinks />
      </SpaceBetween>
    </Container>
  );
};
