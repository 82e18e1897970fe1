import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { PREFIX } from '#contract/http/prefix.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';

export const ApiLinks = () => {
  const { t } = useTranslation();
  return (
    <SpaceBetween direction="horizontal" size="l">
      <RouterLink to="/api-access/reference">{t('apiAccess.reference')}</RouterLink>
      <RouterLink to="/api-access/webhooks">{t('apiAccess.webhooks')}</RouterLink>
      <Link href={`${PREFIX}/openapi.json`} external externalIconAriaLabel={t('actions.opensInNewTab')}>
        {t('apiAccess.document')}
      </Link>
    </SpaceBetween>
  );
};
